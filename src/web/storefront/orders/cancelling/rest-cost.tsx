import type { Order } from '#shop/orders/order.ts'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SummaryRow, SummaryRows } from '../../../ui/summary-rows.tsx'
import { type Rest, totalOf } from './rest-of.ts'

type Props = { order: Order; rest: Rest }

/** What the order costs now and without the chosen items, and why; announced when it changes. */
export function RestCost({ order, rest }: Props) {
  const t = useMessages(cancelMessages, ordersMessages)
  const total = totalOf(rest)
  return (
    <section className="grid gap-3" aria-labelledby="rest">
      <h2 id="rest" className="text-lead">
        {t('order.summary')}
      </h2>
      <SummaryRows>
        <SummaryRow label={t('cancel.now')}>{t.money(order.total)}</SummaryRow>
        <SummaryRow label={t('cancel.after')} total>
          {total === null ? '–' : t.money(total)}
        </SummaryRow>
      </SummaryRows>
      <div role="status" className="grid gap-1.5 text-small font-semibold">
        <Sentences order={order} rest={rest} />
      </div>
    </section>
  )
}

function Sentences({ order, rest }: Props) {
  const t = useMessages(cancelMessages)
  const { zone, zoneTerms: terms } = order
  const { cost } = rest
  if (rest.isWhole) return <p>{t('cancelled.whole')}</p>
  if (cost === null) return <p className="font-normal text-soft">{t('cancel.nothingYet')}</p>
  if (rest.isBelowMinimum && terms !== null)
    return <p>{t('cancel.belowMinimum', { zone: zone ?? '', least: t.money(terms.minimum) })}</p>
  const { shipping, total } = cost
  const freeFrom = terms?.freeAbove ?? null
  return (
    <>
      {shipping > order.shipping && freeFrom !== null && (
        <p>{t('cancel.dearerDelivery', { fee: t.money(shipping), freeFrom: t.money(freeFrom) })}</p>
      )}
      {/* The rows show it already. */}
      <p className="sr-only">{t('cancel.newTotal', { total: t.money(total) })}</p>
      {total > order.total && <p>{t('cancel.dearerTotal', { before: t.money(order.total) })}</p>}
    </>
  )
}
