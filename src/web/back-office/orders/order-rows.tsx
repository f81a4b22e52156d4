import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrderListMessages } from '../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { RowCheck } from '../parts/row-check.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import type { Chosen } from '../parts/use-chosen.ts'
import type { OrderColumn } from './order-columns.tsx'
import { piecesOf } from './pieces-of.ts'

export type ListedOrder = Answer<'adminOrders'>['data'][number]

type Props = {
  orders: readonly ListedOrder[]
  columns: readonly OrderColumn[]
  choice: Chosen<ListedOrder>
}

/** A table on a desktop, cards on a phone. */
export function OrderRows({ orders, columns, choice }: Props) {
  const t = useMessages(backOfficeOrdersMessages, backOfficeOrderListMessages)
  return (
    <div className="overflow-x-auto">
      <table className="office-table">
        <caption className="sr-only">{t('orders.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start">
              <span className="inline-flex items-center">
                <RowCheck
                  label={t('chosen.all')}
                  checked={choice.isAll}
                  indeterminate={choice.chosen.length > 0}
                  className="max-md:hidden"
                  onChange={(event) => choice.setAll(event.currentTarget.checked)}
                />
                {t('orders.order')}
              </span>
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'total' ? 'text-end' : 'text-start'}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} columns={columns} choice={choice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { order: ListedOrder; columns: readonly OrderColumn[]; choice: Props['choice'] }

function Row({ order, columns, choice }: RowProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const { reference } = order
  return (
    <tr>
      <th scope="row" className="text-start wrap-break-word">
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
      {columns.map((column) => (
        <td key={column} className={cellClass[column]}>
          <Cell order={order} column={column} />
        </td>
      ))}
    </tr>
  )
}

const wide = 'col-span-full text-small text-soft md:text-base md:text-ink'
const cellClass: Record<OrderColumn, string> = {
  placed: 'order-last wrap-break-word text-small text-soft md:text-base md:text-ink',
  customer: 'col-span-full',
  address: `${wide} max-w-xs`,
  zone: wide,
  items: 'whitespace-nowrap text-small md:text-base',
  payment: 'wrap-break-word text-small md:text-base',
  channel: 'wrap-break-word text-small md:text-base',
  total: 'money text-end font-semibold',
  status: 'order-last wrap-break-word text-end md:text-start',
}

function Cell({ order, column }: { order: ListedOrder; column: OrderColumn }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficeOrderListMessages)
  switch (column) {
    case 'placed':
      return t.moment(Date.parse(order.createdAt))
    case 'customer':
      return (
        <>
          <span className="font-semibold">{order.contact.name || t('orders.guest')}</span>{' '}
          <span className="money text-soft">{order.contact.phone}</span>
        </>
      )
    case 'address':
      return order.address
    case 'zone':
      return order.deliveryZone
    case 'items':
      return t('orders.count', { count: piecesOf(order) })
    case 'payment':
      return t(`payment.${order.paymentMethod}`)
    case 'channel':
      return t(`channel.${order.channel}`)
    case 'total':
      return t.money(rupees(order.total))
    case 'status':
      return <StatusBadge status={order.status} />
  }
}
