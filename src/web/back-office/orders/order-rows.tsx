import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { RowCheck } from '../parts/row-check.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import type { Chosen } from '../parts/use-chosen.ts'

export type ListedOrder = Answer<'adminOrders'>['data'][number]

/** How many pieces it has that were not cancelled. */
export const piecesOf = ({ lines }: ListedOrder) =>
  lines.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)

type Props = { orders: readonly ListedOrder[]; choice: Chosen<ListedOrder> }

/** A table on a desktop, cards on a phone. */
export function OrderRows({ orders, choice }: Props) {
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
              <span className="inline-flex items-center">
                {name === 'order' && (
                  <RowCheck
                    label={t('chosen.all')}
                    checked={choice.isAll}
                    indeterminate={choice.chosen.length > 0}
                    className="max-md:hidden"
                    onChange={(event) => choice.setAll(event.currentTarget.checked)}
                  />
                )}
                {t(`orders.${name}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} choice={choice} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order, choice }: { order: ListedOrder; choice: Props['choice'] }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { reference, contact } = order
  return (
    <tr>
      <th scope="row" className="text-start">
        <span className="inline-flex items-center">
          <RowCheck
            label={t('chosen.one', { reference })}
            checked={choice.has(order)}
            onChange={(event) => choice.set(order, event.currentTarget.checked)}
          />
          <Link
            to={officePaths.order(order)}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
          >
            {reference}
          </Link>
        </span>
      </th>
      <td className="order-last text-small text-soft md:text-base md:text-ink">
        {t.moment(Date.parse(order.createdAt))}
      </td>
      <td className="col-span-full">
        <span className="font-semibold">{contact.name || t('orders.guest')}</span>{' '}
        <span className="money text-soft">{contact.phone}</span>
      </td>
      <td className="text-small md:text-base">{t('orders.count', { count: piecesOf(order) })}</td>
      <td className="money text-end font-semibold">{t.money(rupees(order.total))}</td>
      <td className="order-last text-end md:text-start">
        <StatusBadge status={order.status} />
      </td>
    </tr>
  )
}
