import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeRefundsMessages } from '../../../messages/en/back-office/orders/refunds.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

type Props = { order: StaffOrder; payment: StaffOrder['refunds'][number] }

/** Takes back a refund that was marked as paid by mistake, with a reason, for those who may give it. */
export function UndoRefund({ order, payment }: Props) {
  const t = useMessages(backOfficeRefundsMessages)
  const send = useStaffSend()
  const mayTakePoints = useAllows('points.write')
  const [open, setOpen] = useState(false)
  const { id, method, points } = payment
  if (method === 'earlier' || (points > 0 && !mayTakePoints)) return null
  const amount = t.money(rupees(payment.amount))
  return (
    <>
      <Button
        kind="quiet"
        small
        className="-ms-4 min-h-11 justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('refunds.undo')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('refunds.undoTitle', { amount })}
        kind="danger"
        words={{
          send: t('refunds.undoSend'),
          keep: t('refunds.keep'),
          failed: t('refunds.failed'),
        }}
        check={(values) =>
          textIn(values, 'reason') === '' ? { general: t('refunds.undoEmpty') } : null
        }
        send={async (values) => {
          const params = { id: order.id, refund: id }
          await send('adminUndoRefund', { params, body: { reason: textIn(values, 'reason') } })
          return t('refunds.undoDone', { amount })
        }}
        onClose={() => setOpen(false)}
      >
        <p>
          {points > 0
            ? t('refunds.undoPointsText', { count: points })
            : t('refunds.undoText', { amount })}
        </p>
        <AreaField
          name="reason"
          label={t('refunds.undoReason')}
          hint={t('refunds.undoHint')}
          maxLength={300}
          rows={2}
        />
      </ConfirmDialog>
    </>
  )
}
