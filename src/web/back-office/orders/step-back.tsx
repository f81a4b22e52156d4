import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { orderStates, statusBefore } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeStepBackMessages } from '../../messages/en/back-office/orders/step-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

/** Takes back the state of an order that was marked by mistake; needs a reason. */
export function StepBack({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeStepBackMessages, backOfficeOrdersMessages)
  const send = useStaffSend()
  const [id] = useState(newUuid)
  const { status: from, history, reference, channel, total } = order
  const to = statusBefore({ status: from, changes: history })
  const since = history.find(({ status }) => status === from)?.at
  if (to === null || since === undefined || channel === 'counter') return null
  const status = t(`status.${to}`)
  return (
    <DialogButton
      label={
        <>
          <Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('back.open', { status })}
        </>
      }
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
    </DialogButton>
  )
}
