import { type MouseEvent, useState } from 'react'
import { rupees, sum } from '#shop/money.ts'
import { shippingOfRest } from '#shop/orders/cancelling/cancellation.ts'
import { lineAmount } from '#shop/pricing/line-amount.ts'
import { decodeTerms } from '#wire/terms.ts'
import { decodeWeight } from '#wire/weight.ts'
import { decodeOrderWindow } from '#wire/order-window.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { textIn } from '../../../ui/form/use-form.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { NoMailToCustomer, useMailOn } from '../../parts/mail-off.tsx'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { leftOf, lineKey, type OrderLine } from './use-ticks.ts'

type Props = { order: StaffOrder; open: boolean; onClose: () => void }

/** Cancels lines, or some of their pieces, of an order that is not delivered yet, with a reason for the customer. */
export function CancelItems({ order, open, onClose }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('cancel.title')}>
      <CancelForm order={order} onDone={onClose} />
    </Dialog>
  )
}

/** By clicks, so that the draft of the form includes them. */
function chooseAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const lines = currentTarget.closest('fieldset')
  lines?.querySelectorAll<HTMLInputElement>('input:not(:checked)').forEach((line) => line.click())
}

/** Quantities to cancel by the line's index among those with pieces left. */
type Goes = ReadonlyMap<number, number>

/** The delivery price if only the rest stays; null: unchanged. */
function dearerDelivery({ zoneTerms, ...order }: StaffOrder, left: OrderLine[], goes: Goes) {
  const staying = left.map((line, position) => ({
    line,
    quantity: leftOf(line) - (goes.get(position) ?? 0),
  }))
  if (staying.every(({ quantity }) => quantity === 0)) return null
  const shipping = rupees(order.shipping)
  const next = shippingOfRest(
    {
      shipping,
      zoneTerms: zoneTerms && decodeTerms(zoneTerms),
      ...(order.window && { window: decodeOrderWindow(order.window) }),
    },
    sum(staying.map(({ line, quantity }) => amountOf(line, quantity))),
  )
  return next > shipping ? next : null
}

const amountOf = ({ price, multiBuy, weight }: OrderLine, quantity: number) =>
  lineAmount({
    ...decodeWeight(weight),
    price: rupees(price),
    quantity,
    multiBuy: multiBuy && { ...multiBuy, price: rupees(multiBuy.price) },
  })

function changed(goes: Goes, position: number, quantity: number): Goes {
  const next = new Map(goes)
  if (quantity > 0) next.set(position, quantity)
  else next.delete(position)
  return next
}

const bodyLines = (left: readonly OrderLine[], goes: Goes) =>
  left.flatMap((line, position) => {
    const quantity = goes.get(position)
    if (quantity === undefined) return []
    const { productId, color } = line
    return [{ productId, ...(color && { color }), quantity, left: leftOf(line) }]
  })

function CancelForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const isOn = useMailOn()
  const { revalidate } = useRevalidator()
  const left = order.lines.filter((line) => leftOf(line) > 0)
  const [goes, setGoes] = useState<Goes>(new Map())
  const fee = dearerDelivery(order, left, goes)
  const { form, busy, problem } = useDraftForm(`cancelling of ${order.id}`, {
    failed: t('order.failed'),
    place: (general) => ({ general }),
    check: () => (goes.size === 0 ? { general: t('cancel.nothing') } : null),
    async send(values) {
      const lines = bodyLines(left, goes)
      const chargeDelivery = values.has('chargeDelivery')
      const body = {
        lines,
        reason: textIn(values, 'reason') || null,
        ...(chargeDelivery && { chargeDelivery }),
      }
      const count = [...goes.values()].reduce((all, quantity) => all + quantity, 0)
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
      {order.contact.email !== '' && <NoMailToCustomer />}
      {order.status !== 'placed' && <p>{t('cancel.packedText')}</p>}
      <fieldset>
        <legend className="text-small font-semibold">{t('cancel.lines')}</legend>
        {left.length > 1 && (
          <Button kind="quiet" small className="-ms-4 min-h-11" onClick={chooseAll}>
            {t('cancel.all')}
          </Button>
        )}
        {left.map((line, position) => (
          <GoingLine
            key={lineKey(line)}
            line={line}
            name={`line-${position}`}
            quantity={goes.get(position) ?? 0}
            onChange={(quantity) => setGoes((now) => changed(now, position, quantity))}
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
      <div className="sticky bottom-0 -mx-2 flex flex-wrap gap-3 bg-raised px-2 py-3">
        <Button kind="danger" type="submit" busy={busy}>
          {t('cancel.send')}
        </Button>
        <Button onClick={onDone}>{t('cancel.keep')}</Button>
      </div>
    </form>
  )
}

type LineProps = {
  line: OrderLine
  name: string
  /** to cancel */
  quantity: number
  onChange: (quantity: number) => void
}

/** A line with a box to tick, and, if it has several pieces, how many of them to cancel. */
function GoingLine({ line, name, quantity, onChange }: LineProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const most = leftOf(line)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <Checkbox
        className="min-w-0 grow basis-48"
        name={name}
        label={`${t.number(most)} × ${line.name}`}
        onChange={({ target: { checked } }) => onChange(checked ? most : 0)}
      />
      {quantity > 0 && most > 1 && (
        <span className="flex items-center gap-3 max-sm:ps-8">
          <span className="text-small text-soft">{t('cancel.howMany')}</span>
          <Stepper quantity={quantity} most={most} name={line.name} onChange={onChange} />
        </span>
      )}
    </div>
  )
}
