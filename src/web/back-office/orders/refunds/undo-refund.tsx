import { rupees } from '#shop/money.ts'
import { backOfficeRefundsMessages } from '../../../messages/en/back-office/orders/refunds.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { DialogButton } from '../../forms/dialog-button.tsx'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

type Props = { order: StaffOrder; payment: StaffOrder['refunds'][number] }

/** Reverts a refund that was marked as paid by mistake; needs a reason. */
export function UndoRefund({ order, payment }: Props) {
  const t = useMessages(backOfficeRefundsMessages)
  const send = useStaffSend()
  const mayTakePoints = useAllows('points.write')
  const { id, method, points } = payment
  if (method === 'earlier' || (points > 0 && !mayTakePoints)) return null
  const amount = t.money(rupees(payment.amount))
  return (
    <DialogButton
      label={t('refunds.undo')}
      button={{ kind: 'quiet', small: true, className: '-ms-4 min-h-11 justify-self-start' }}
      title={t('refunds.undoTitle', { amount })}
      kind="danger"
      labels={{
        send: t('refunds.undoSend'),
        keep: t('refunds.keep'),
        failed: t('refunds.failed'),
      }}
      check={(values) =>
        textIn(values, 'reason') === '' ? { fields: { reason: t('refunds.undoEmpty') } } : null
      }
      send={async (values) => {
        const params = { id: order.id, refund: id }
        await send('adminUndoRefund', { params, body: { reason: textIn(values, 'reason') } })
        return t('refunds.undoDone', { amount })
      }}
    >
      {(errorOf) => (
        <>
          <p>
            {points > 0
              ? t('refunds.undoPointsText', { count: points })
              : t('refunds.undoText', { amount })}
          </p>
          <AreaField
            name="reason"
            label={t('refunds.undoReason')}
            hint={t('refunds.undoHint')}
            error={errorOf('reason')}
            maxLength={300}
            rows={2}
          />
        </>
      )}
    </DialogButton>
  )
}
