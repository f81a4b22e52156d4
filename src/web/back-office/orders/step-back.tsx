import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { orderStates, type OrderStatus, statusBefore } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeStepBackMessages } from '../../messages/en/back-office/orders/step-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

/** The state that staff can take the order back to; null: none. */
export const stepBackTo = ({ status, history, channel }: StaffOrder) =>
  channel === 'counter' ? null : statusBefore({ status, changes: history })

type Props = { order: StaffOrder; to: OrderStatus; open: boolean; onClose: () => void }

/** Takes back the state of an order that was marked by mistake; needs a reason. */
export function StepBack({ order, to, open, onClose }: Props) {
  const t = useMessages(backOfficeStepBackMessages, backOfficeOrdersMessages)
  const send = useStaffSend()
  const [id] = useState(newUuid)
  const { status: from, history, reference, total } = order
  const since = history.find(({ status }) => status === from)?.at
  const status = t(`status.${to}`)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('back.title', { reference, status })}
      labels={{ send: t('back.send'), keep: t('back.keep'), failed: t('back.failed') }}
      check={(values) => (textIn(values, 'reason') === '' ? { general: t('back.empty') } : null)}
      send={async (values) => {
        const body = { id, from, since, reason: textIn(values, 'reason') }
        await send('adminStepOrderBack', { params: { id: order.id }, body })
        return t('back.done', { reference, status })
      }}
    >
      <p>{t('back.text')}</p>
      {from === 'delivered' && <p>{t('back.delivered', { amount: t.money(rupees(total)) })}</p>}
      {orderStates[from].email !== null && <p>{t('back.mailed')}</p>}
      <AreaField
        name="reason"
        label={t('back.reason')}
        hint={t('back.reasonHint')}
        maxLength={300}
        rows={2}
      />
    </ConfirmDialog>
  )
}
