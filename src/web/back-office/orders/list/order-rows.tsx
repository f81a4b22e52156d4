import { useEffect } from 'react'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { rupees } from '#shop/money.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeMessages } from '../../../messages/en/back-office/office.ts'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { officePaths } from '../../addresses.ts'
import { type OfficeColumn, OfficeTable } from '../../list/office-table.tsx'
import { SortLink, sortedBy } from '../../list/sort-link.tsx'
import { ChooseAll, ChooseRow } from '../../list/choice-column.tsx'
import { type Chosen, useChosen } from '../../list/use-chosen.ts'
import { nearMoment } from '../../parts/near-moment.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { ChosenOrders, type ListedOrder } from './chosen-orders.tsx'
import { type OrderColumn, useOrderColumns, usualColumns } from './order-columns.tsx'
import { AskButtons } from './ask-buttons.tsx'
import { LateMark } from '../late-mark.tsx'
import { orderFilterIn, sortOf } from '../order-filter-in.ts'
import { saveOrderRun } from '../order-run.ts'
import { piecesOf } from '../pieces-of.ts'

type Messages = Translate<
  typeof backOfficeMessages | typeof backOfficeOrdersMessages | typeof backOfficeOrderListMessages
>

type Props = { orders: readonly ListedOrder[]; filter: OrderFilter; today: string }

/** The orders in the columns that were chosen on this device, each with a box to tick. */
export function OrderRows({ orders, filter, today }: Props) {
  const t = useMessages(backOfficeMessages, backOfficeOrdersMessages, backOfficeOrderListMessages)
  const choice = useChosen(orders)
  const chosenColumns = useOrderColumns()
  const columns = columnsIn(t, today)
  useEffect(() => saveOrderRun(orders), [orders])
  return (
    <>
      {orders.length > 0 && (
        <div
          className={`office-scroll ${chosenColumns.length > usualColumns.length ? 'is-wide' : ''}`}
        >
          <OfficeTable
            compact
            caption={t('orders.caption')}
            rows={orders}
            keyOf={({ id }) => id}
            columns={[
              numberColumn(t, choice),
              ...chosenColumns.map((key) => ({
                key,
                ...headingOf(t, key, filter),
                ...columns[key],
              })),
            ]}
          />
        </div>
      )}
      <ChosenOrders choice={choice} />
    </>
  )
}

const numberColumn = (t: Messages, choice: Chosen<ListedOrder>): OfficeColumn<ListedOrder> => ({
  key: 'number',
  heading: (
    <ChooseAll choice={choice} label={t('chosenRows.all')}>
      {t('orders.order')}
    </ChooseAll>
  ),
  isRowHeader: true,
  cellClass: 'wrap-break-word',
  cell: (order) => (
    <ChooseRow choice={choice} row={order} label={t('chosen.one', { reference: order.reference })}>
      <Link
        to={officePaths.order(order)}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {order.reference}
      </Link>
    </ChooseRow>
  ),
})

const sorts: Partial<Record<OrderColumn, string>> = {
  placed: 'placed',
  promised: 'promised',
  customer: 'name',
  total: 'total',
}

function headingOf(t: Messages, column: OrderColumn, filter: OrderFilter) {
  const text = t(`columns.${column}`)
  const name = sorts[column]
  if (name === undefined) return { heading: text }
  const sort = sortOf(filter)
  const heading = (
    <SortLink
      name={name}
      sort={sort}
      figure={column === 'placed' || column === 'total'}
      to={(next) =>
        officePaths.orders(orderFilterIn(new Map(Object.entries({ ...filter, sort: next }))))
      }
    >
      {text}
    </SortLink>
  )
  return { heading, sorted: sortedBy(name, sort) }
}

// On a phone: number and state, customer and total, then the rest in one line.
const soft = 'max-md:order-4 text-small text-soft md:text-base md:text-ink'
const small = 'max-md:order-4 wrap-break-word text-small md:text-base'

const columnsIn = (
  t: Messages,
  today: string,
): Record<OrderColumn, Omit<OfficeColumn<ListedOrder>, 'key' | 'heading'>> => ({
  placed: {
    cellClass: `whitespace-nowrap ${soft}`,
    cell: ({ createdAt }) => nearMoment(t, Date.parse(createdAt), today),
  },
  promised: {
    cellClass: soft,
    cell: (order) => (
      <>
        <span className="whitespace-nowrap">
          {order.promised && promisedText(t, order.promised)}
        </span>{' '}
        <LateMark order={order} />
      </>
    ),
  },
  customer: {
    cellClass: 'md:whitespace-nowrap max-md:order-2 max-md:grow max-md:basis-[calc(100%-8rem)]',
    cell: ({ contact, ask }) => (
      <>
        <span className="font-semibold">{contact.name || t('orders.guest')}</span>{' '}
        {ask === null ? (
          <span className="money whitespace-nowrap text-soft">{localPhone(contact.phone)}</span>
        ) : (
          <span className="flex flex-wrap gap-2 py-1">
            <AskButtons order={{ contact, confirmation: ask }} />
          </span>
        )}
      </>
    ),
  },
  address: { cellClass: `${soft} max-md:basis-full md:max-w-xs`, cell: ({ address }) => address },
  zone: {
    cellClass: `${soft} max-md:basis-full`,
    cell: ({ deliveryZone, deliveryZoneLabel = deliveryZone }) => deliveryZoneLabel,
  },
  items: {
    end: true,
    cellClass: `money whitespace-nowrap ${soft}`,
    cell: (order) => t('orders.count', { count: piecesOf(order) }),
  },
  payment: { cellClass: small, cell: ({ paymentMethod }) => t(`payment.${paymentMethod}`) },
  channel: { cellClass: small, cell: ({ channel }) => t(`channel.${channel}`) },
  total: {
    end: true,
    cellClass: 'money font-semibold max-md:order-3',
    cell: ({ total }) => t.money(rupees(total)),
  },
  status: {
    cellClass: 'whitespace-nowrap max-md:order-1 max-md:self-center md:text-start',
    cell: (order) => <StatusBadge order={order} />,
  },
})
