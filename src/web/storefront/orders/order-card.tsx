import '../cart/buying.css'
import { keyOf } from '#shop/cart/cart.ts'
import { dueOf } from '#shop/orders/cancelling/cancellation.ts'
import { orderStates } from '#shop/order-states.ts'
import { leftOfLine, type Order, type OrderLine, referenceOf } from '#shop/orders/order.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { AddAll } from './add-all.tsx'
import { useLineTexts } from './use-line-texts.ts'
import { OrderArrival } from './arriving/order-arrival.tsx'
import { StatusBadge } from './status-badge.tsx'

const shownLines = 3

export function OrderCard({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const lineTexts = useLineTexts()
  const reference = referenceOf(order)
  const { isOpen } = orderStates[order.status]
  const more = order.lines.length - shownLines
  return (
    <article className="panel flex flex-col gap-4 p-5" aria-labelledby={`order-${order.id}`}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
        <div>
          <h2 id={`order-${order.id}`} className="money text-lead">
            {t('orders.order', { reference })}
          </h2>
          <p className="text-small text-soft">{t.day(order.placedAt)}</p>
        </div>
        <div className="ms-auto grid justify-items-end gap-1">
          <StatusBadge status={order.status} />
          <p className="money text-lead font-bold">
            <span className="sr-only">{t('orders.total')}: </span>
            {t.money(dueOf(order).total)}
          </p>
        </div>
      </header>
      <OrderArrival order={order} className="text-small" />
      <MiniLines label={t('order.items')}>
        {comingFirst(order.lines)
          .slice(0, shownLines)
          .map((line) => ({ line, ...lineTexts(line) }))
          .map(({ line, pack, each }) => (
            <MiniLine
              key={keyOf(line)}
              line={{ ...line, pack }}
              about={[
                each || t.money(leftOfLine(line).amount),
                line.cancelledQuantity > 0 &&
                  t('order.lineCancelled', { count: line.cancelledQuantity }),
              ]}
            />
          ))}
      </MiniLines>
      {more > 0 && (
        <p className="text-small font-semibold text-soft">{t('orders.more', { count: more })}</p>
      )}
      <footer className="mt-auto flex flex-wrap gap-3 pt-1">
        {isOpen && (
          <Link
            to={paths.trackOrder(order)}
            className={buttonClass({ kind: 'brand', small: true })}
            aria-label={t('orders.trackOf', { reference })}
          >
            {t('orders.track')}
          </Link>
        )}
        <AddAll order={order} kind={isOpen ? 'plain' : 'brand'} small />
        <Link
          to={paths.order(order)}
          className={buttonClass({ small: true })}
          aria-label={t('orders.detailsOf', { reference })}
        >
          {t('orders.details')}
        </Link>
      </footer>
    </article>
  )
}

/** Of a cancelled order all lines are. */
const comingFirst = (lines: readonly OrderLine[]) =>
  lines.toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)))

const isGone = (line: OrderLine) => leftOfLine(line).quantity === 0
