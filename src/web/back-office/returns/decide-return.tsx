import { type SubmitEvent, useState } from 'react'
import { nothing, rupees } from '#shop/money.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusWrong } from '../../ui/dialog/focus-wrong.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { NoMailToCustomer, useMailOn } from '../parts/mail-off.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { Answer } from '#wire/calls.ts'

export type Return = Answer<'adminReturns'>['data'][number]

/** Accepts or refuses a return, with an answer for the customer; a refusal is final and needs one. */
export function DecideReturn({
  orderReturn: { id, orderId, kind, quote },
}: {
  orderReturn: Return
}) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [isUnanswered, setUnanswered] = useState(false)
  const isTold = useMailOn()
  const go = useNavigate()
  const owed = quote === null ? nothing : rupees(quote.cash)
  const payNow = () => ({
    label: t('returns.payNow', { cash: t.money(owed) }),
    go: () => void go(`${officePaths.order({ id: orderId })}#refunds`),
  })

  function decide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget, event.submitter)
    const isAccepted = values.get('state') === 'accepted'
    const note = textIn(values, 'note')
    if (!isAccepted && note === '')
      return focusWrong(event.currentTarget, () => setUnanswered(true))
    setUnanswered(false)
    const body = {
      state: isAccepted ? 'accepted' : 'refused',
      note: note || undefined,
      ...(isAccepted && { restock: values.has('restock') }),
    }
    const done = [
      t(isAccepted ? 'returns.acceptedNow' : 'returns.refusedNow'),
      t(isTold ? 'returns.told' : 'returns.untold'),
    ].join(' ')
    void act(
      () => send('adminDecideReturn', { params: { id }, body }),
      done,
      isAccepted && owed > 0 ? payNow : undefined,
    )
  }

  return (
    <form onSubmit={decide} className="grid gap-3 border-t border-line pt-3">
      <AreaField
        name="note"
        label={t('returns.note')}
        hint={t('returns.noteHint')}
        error={isUnanswered ? t('returns.noReasonYet') : undefined}
        optional
        maxLength={500}
        rows={2}
      />
      <Checkbox name="restock" label={t('returns.restock')} defaultChecked={kind === 'unwanted'} />
      <NoMailToCustomer />
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" name="state" value="accepted" busy={busy}>
          {t('returns.accept')}
        </Button>
        <Button kind="danger" type="submit" name="state" value="refused" busy={busy}>
          {t('returns.refuse')}
        </Button>
      </div>
    </form>
  )
}
