import { type SubmitEvent, useCallback, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusWrong } from '../../ui/dialog/focus-wrong.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { gramsBackIn, WeightBack } from '../parts/weight-back.tsx'
import { NoMailToCustomer, useMailOn } from '../parts/mail-off.tsx'
import { useQuote } from '../orders/use-quote.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import { RefundText } from './refund-text.tsx'
import type { Answer } from '#wire/calls.ts'

export type Return = Answer<'adminReturns'>['data'][number]
type Quote = NonNullable<Return['quote']>

/** What accepting so much of it pays back. */
function useQuoteOf(id: string, grams: number | null | 'wrong') {
  const t = useMessages(backOfficeMessages)
  const send = useStaffSend()
  const ask = useCallback(
    async (text: string) => {
      const query = JSON.parse(text) as { grams: number }
      const { data } = await send('adminReturn', { params: { id }, query })
      return { data: data.quote }
    },
    [send, id],
  )
  return useQuote(typeof grams === 'number' ? { grams } : null, ask, t('action.failed'))
}

/** Accepts or refuses a return, with an answer for the customer; a refusal is final and needs one. */
export function DecideReturn({
  orderReturn: { id, orderId, kind, mostGrams },
  quote,
}: {
  orderReturn: Return
  quote: Quote
}) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [isUnanswered, setUnanswered] = useState(false)
  const [weight, setWeight] = useState('')
  const [isTried, setTried] = useState(false)
  const isTold = useMailOn()
  const typed = mostGrams === null ? null : gramsBackIn(weight, mostGrams)
  const byWeight = useQuoteOf(id, typed)
  const shown = typed === null ? quote : byWeight.quote
  const go = useNavigate()
  const payNow = ({ data: { refund } }: { data: Return }) =>
    refund && refund.cash > 0
      ? {
          label: t('returns.payNow', { cash: t.money(rupees(refund.cash)) }),
          go: () => void go(`${officePaths.order({ id: orderId })}#refunds`),
        }
      : undefined

  function decide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget, event.submitter)
    const isAccepted = values.get('state') === 'accepted'
    const note = textIn(values, 'note')
    if (!isAccepted && note === '')
      return focusWrong(event.currentTarget, () => setUnanswered(true))
    setUnanswered(false)
    const grams = isAccepted ? typed : null
    if (grams === 'wrong') return focusWrong(event.currentTarget, () => setTried(true))
    const body = {
      state: isAccepted ? 'accepted' : 'refused',
      note: note || undefined,
      ...(isAccepted && { restock: values.has('restock'), grams }),
    }
    const done = [
      t(isAccepted ? 'returns.acceptedNow' : 'returns.refusedNow'),
      t(isTold ? 'returns.told' : 'returns.untold'),
    ].join(' ')
    void act(() => send('adminDecideReturn', { params: { id }, body }), done, payNow)
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
      {mostGrams !== null && (
        <WeightBack name="" most={mostGrams} text={weight} onChange={setWeight} isTried={isTried} />
      )}
      <Checkbox name="restock" label={t('returns.restock')} defaultChecked={kind === 'unwanted'} />
      <p role="status" className="font-semibold">
        {shown ? <RefundText refund={shown} isAsked /> : byWeight.problem}
      </p>
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
