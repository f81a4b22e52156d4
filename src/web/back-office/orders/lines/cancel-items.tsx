import { type MouseEvent, useState } from 'react'
import { rupees, sum } from '#shop/money.ts'
import { shippingOfRest } from '#shop/orders/cancelling/cancellation.ts'
import { decodeTerms } from '#wire/terms.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { textIn } from '../../../ui/form/use-form.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { MailOff, useMailOn } from '../../parts/mail-off.tsx'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

/** Cancels lines of an order that is not delivered yet, with a reason for the customer. */
export function CancelItems({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('cancel.title')}>
        <CancelForm order={order} onDone={close} />
      </Dialog>
    </>
  )
}

/** By clicks, so that the draft of the form includes them. */
function chooseAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const lines = currentTarget.closest('fieldset')
  lines?.querySelectorAll<HTMLInputElement>('input:not(:checked)').forEach((line) => line.click())
}

/** The delivery price if only these lines stay; null: unchanged. */
function dearerDelivery({ zoneTerms, ...order }: StaffOrder, staying: StaffOrder['lines']) {
  if (staying.length === 0) return null
  const shipping = rupees(order.shipping)
  const next = shippingOfRest(
    { shipping, zoneTerms: zoneTerms && decodeTerms(zoneTerms) },
    sum(staying.map(({ amount }) => rupees(amount))),
  )
  return next > shipping ? next : null
}

function withOrWithout(all: ReadonlySet<number>, one: number, has: boolean): ReadonlySet<number> {
  const next = new Set(all)
  if (has) next.add(one)
  else next.delete(one)
  return next
}

function CancelForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const isOn = useMailOn()
  const { revalidate } = useRevalidator()
  const left = order.lines.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  const chosenIn = (values: FormData) =>
    left.filter((_, position) => values.has(`line-${position}`))
  const [goes, setGoes] = useState<ReadonlySet<number>>(new Set())
  const fee = dearerDelivery(
    order,
    left.filter((_, position) => !goes.has(position)),
  )
  const { form, busy, problem } = useDraftForm(`cancelling of ${order.id}`, {
    failed: t('order.failed'),
    place: (general) => ({ general }),
    check: (values) => (chosenIn(values).length === 0 ? { general: t('cancel.nothing') } : null),
    async send(values) {
      const chosen = chosenIn(values)
      const lines = chosen.map(({ productId, color }) => ({ productId, ...(color && { color }) }))
      const chargeDelivery = values.has('chargeDelivery')
      const body = {
        lines,
        reason: textIn(values, 'reason') || null,
        ...(chargeDelivery && { chargeDelivery }),
      }
      const count = chosen.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)
      const done = t('cancel.done', { count })
      await send('adminCancelOrder', { params: { id: order.id }, body })
      toast.success(done, 'action')
      onDone()
      await revalidate()
    },
  })
  return (
    <form {...form} className="grid gap-4" noValidate>
      {problem && <Notice>{problem}</Notice>}
      <p>
        {t('cancel.text')} {isOn && order.contact.email !== '' && t('cancel.told')}
      </p>
      <MailOff ofCustomer />
      {order.status !== 'placed' && <p>{t('cancel.packedText')}</p>}
      <fieldset>
        <legend className="text-small font-semibold">{t('cancel.lines')}</legend>
        {left.length > 1 && (
          <Button kind="quiet" small className="-ms-4 min-h-11" onClick={chooseAll}>
            {t('cancel.all')}
          </Button>
        )}
        {left.map((line, position) => (
          <Checkbox
            key={`${line.productId} ${line.color ?? ''}`}
            name={`line-${position}`}
            label={`${line.quantity - line.cancelledQuantity} × ${line.name}`}
            onChange={({ target: { checked } }) =>
              setGoes((now) => withOrWithout(now, position, checked))
            }
          />
        ))}
      </fieldset>
      {fee !== null && (
        <Checkbox name="chargeDelivery" label={t('cancel.charge', { fee: t.money(fee) })} />
      )}
      <AreaField
        name="reason"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        optional
        maxLength={500}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" type="submit" busy={busy}>
          {t('cancel.send')}
        </Button>
        <Button onClick={onDone}>{t('cancel.keep')}</Button>
      </div>
    </form>
  )
}
