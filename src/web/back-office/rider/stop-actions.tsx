import { useState } from 'react'
import { type PaidBy, slipRejection } from '#shop/cash/drawer.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { cleanCode } from '#shop/clean-text.ts'
import { readRupees, rupees, toRupees } from '#shop/money.ts'
import { maxStopReason } from '#shop/orders/runs/run.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import type { ShownStop } from './queue.ts'
import { paidIn, StopPayment } from './stop-payment.tsx'
import type { RunOfRider } from './use-rider-run.ts'
import { useUndoDelivery } from './use-undo-delivery.ts'

type Props = { stop: ShownStop; act: RunOfRider['act']; isSettled: boolean }
type Otherwise = 'not-home' | 'refused' | 'paid-less'

/** What happened at the door. */
export function StopActions({ stop, act, isSettled }: Props) {
  const t = useMessages(backOfficeRunMessages, backOfficeCashMessages)
  const [dialog, setDialog] = useState<Otherwise | null>(null)
  const [lacksSlip, setLacksSlip] = useState(false)
  const tellDelivered = useUndoDelivery()
  const { id: order, reference, name } = stop
  const others: readonly Otherwise[] =
    stop.due > 0 ? ['not-home', 'refused', 'paid-less'] : ['not-home', 'refused']
  return (
    <>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const values = new FormData(event.currentTarget)
          const code = cleanCode(textIn(values, 'code')).slice(0, 10)
          const paid = stop.due > 0 ? paidIn(values) : null
          const isMissing = paid !== null && slipRejection(paid) !== null
          setLacksSlip(isMissing)
          if (isMissing) {
            event.currentTarget.querySelector<HTMLInputElement>('input[name=slip]')?.focus()
            return
          }
          act({ order, reference, kind: 'delivered', code, paid })
          tellDelivered(stop)
        }}
      >
        <TextField
          name="code"
          label={t('act.code')}
          hint={t('act.codeHint')}
          type="tel"
          autoComplete="off"
          maxLength={4}
          optional
        />
        {stop.due > 0 && (
          <StopPayment stop={stop} error={lacksSlip ? t('paid.slipEmpty') : undefined} />
        )}
        <Button
          kind="main"
          type="submit"
          disabled={!isSettled}
          className="min-h-16 w-full justify-center text-lead"
        >
          {t('act.delivered')} <span className="sr-only">{name}</span>
        </Button>
        <div className="flex flex-wrap gap-2">
          {others.map((kind) => (
            <Button
              key={kind}
              className="min-h-12 grow px-3 text-small"
              onClick={() => setDialog(kind)}
            >
              {t(`act.${kind}`)}
            </Button>
          ))}
        </div>
      </form>
      {dialog !== null && (
        <ReasonDialog
          kind={dialog}
          stop={stop}
          onClose={() => setDialog(null)}
          save={(more) => {
            setDialog(null)
            act({ order, reference, kind: dialog, ...more })
          }}
        />
      )}
    </>
  )
}

type DialogProps = {
  kind: Otherwise
  stop: ShownStop
  onClose: () => void
  save: (more: { reason: string; collected: number | null; paid: PaidBy | null }) => void
}

const titles = { 'not-home': 'notHome', refused: 'refused', 'paid-less': 'paidLess' } as const
const reasonsOf = {
  'not-home': ['notHome.answer', 'notHome.address', 'notHome.later'],
  refused: ['refusal.changed', 'refusal.late', 'refusal.damaged', 'refusal.money'],
  'paid-less': ['less.cash', 'less.missing', 'less.price'],
} as const

/** A reason from a few, and more in words; for less money, the amount. */
function ReasonDialog({ kind, stop, onClose, save }: DialogProps) {
  const t = useMessages(backOfficeRunMessages, backOfficeCashMessages)
  const [errors, setErrors] = useState<{ reason?: string; amount?: string; slip?: string }>({})
  const { due } = stop
  const all = t.money(rupees(due))
  function check(values: FormData) {
    const text = textIn(values, 'more')
    const reason = [textIn(values, 'reason'), text].filter(Boolean).join(': ')
    const amount = kind === 'paid-less' ? readRupees(cleanAmount(textIn(values, 'amount'))) : null
    const isWrong =
      kind === 'paid-less' && (amount === null || amount < 0 || toRupees(amount) >= due)
    // Nothing was paid for 0.
    const paid = amount !== null && amount > 0 ? paidIn(values) : null
    const lacksSlip = paid !== null && slipRejection(paid) !== null
    setErrors({
      ...(reason === '' && { reason: t('act.reasonEmpty') }),
      ...(isWrong && { amount: t('act.amountWrong', { amount: all }) }),
      ...(lacksSlip && { slip: t('paid.slipEmpty') }),
    })
    if (reason === '' || isWrong || lacksSlip) return
    save({
      reason: reason.slice(0, maxStopReason),
      collected: amount === null ? null : toRupees(amount),
      paid,
    })
  }
  return (
    <Dialog open onClose={onClose} title={t(`act.${titles[kind]}Title`)}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          check(new FormData(event.currentTarget))
        }}
      >
        <p>{t(`act.${titles[kind]}Text`, { amount: all })}</p>
        {kind === 'paid-less' && (
          <TextField
            name="amount"
            label={t('act.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            error={errors.amount}
          />
        )}
        {kind === 'paid-less' && <StopPayment stop={stop} error={errors.slip} />}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-small font-semibold">{t('act.reason')}</legend>
          <div className="flex flex-wrap gap-2">
            {reasonsOf[kind].map((reason) => (
              <label key={reason} className="office-chip cursor-pointer">
                <input type="radio" name="reason" value={t(reason)} className="sr-only" />
                {t(reason)}
              </label>
            ))}
          </div>
          {errors.reason && <FieldError message={errors.reason} />}
        </fieldset>
        <TextField
          name="more"
          label={t('act.more')}
          maxLength={maxStopReason - 60}
          autoComplete="off"
          optional
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="main" type="submit" className="min-h-12">
            {t('act.save')}
          </Button>
          <Button className="min-h-12" onClick={onClose}>
            {t('act.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
