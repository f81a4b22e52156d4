import type { Order } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function NoteOf({ order: { note } }: { order: Order }) {
  const t = useMessages(ordersMessages)
  if (note === '') return null
  return (
    <dl className="text-small">
      <dt className="font-semibold text-soft">{t('order.note')}</dt>
      <dd dir="auto" className="mt-1 leading-relaxed whitespace-pre-line">
        {note}
      </dd>
    </dl>
  )
}
