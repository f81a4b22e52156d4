import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { StatusBadge } from '../parts/status-badge.tsx'

type Order = Answer<'adminOrders'>['data'][number]

/** A table on a desktop, cards on a phone. */
export function OrderRows({ orders }: { orders: readonly Order[] }) {
  const t = useMessages(backOfficeOrdersMessages)
  const headings = ['order', 'placed', 'customer', 'items', 'total', 'status'] as const
  return (
    <table className="office-table">
      <caption className="sr-only">{t('orders.caption')}</caption>
      <thead>
        <tr>
          {headings.map((name) => (
            <th
              key={name}
              scope="col"

              className={name === 'total' ? 'text-end' : 'text-start'}
            >
              {t(`orders.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order }: { order: Order }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { reference, contact, lines } = order
  const items = lines.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)
  return (
    <tr>
      <th scope="row" className="text-start">
        <Link
          to={officePaths.order(order)}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {reference}
        </Link>
      </th>
      <td className="order-last text-small text-soft md:text-base md:text-ink">
        {t.moment(Date.parse(order.createdAt))}
      </td>
      <td className="col-span-full">
        <span className="font-semibold">{contact.name || t('orders.guest')}</span>{' '}
        <span className="money text-soft">{contact.phone}</span>
      </td>
      <td className="text-small md:text-base">{t('orders.count', { count: items })}</td>
      <td className="money text-end font-semibold">{t.money(rupees(order.total))}</td>
      <td className="order-last text-end md:text-start">
        <StatusBadge status={order.status} />
      </td>
    </tr>
  )
}
