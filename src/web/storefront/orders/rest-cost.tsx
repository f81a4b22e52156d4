import type { Order } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Rest } from './rest-of.ts'

/** What the rest comes to, before it is confirmed; said again when it changes. */
export const RestCost = ({ order, rest }: { order: Order; rest: Rest }) => (
  <div role="status" className={rest.cost === null ? 'sr-only' : 'grid gap-1.5 font-semibold'}>
    <Sentences order={order} rest={rest} />
  </div>
)

function Sentences({ order, rest: { cost, isBelowMinimum } }: { order: Order; rest: Rest }) {
  const t = useMessages(ordersMessages)
  const { zone, zoneTerms: terms } = order
  if (cost === null) return null
  if (isBelowMinimum && terms !== null)
    return <p>{t('cancel.belowMinimum', { zone: zone ?? '', least: t.money(terms.minimum) })}</p>
  const { shipping, total } = cost
  const freeFrom = terms?.freeAbove ?? null
  return (
    <>
      {shipping > order.shipping && freeFrom !== null && (
        <p>{t('cancel.dearerDelivery', { fee: t.money(shipping), freeFrom: t.money(freeFrom) })}</p>
      )}
      <p>{t('cancel.newTotal', { total: t.total(total) })}</p>
      {total > order.total && <p>{t('cancel.dearerTotal', { before: t.total(order.total) })}</p>}
    </>
  )
}
