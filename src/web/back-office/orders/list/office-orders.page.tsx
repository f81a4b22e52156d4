import { SquareKanban } from 'lucide-react'
import { type OrderStatus, orderStatuses } from '#shop/order-states.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeBoardMessages } from '../../../messages/en/back-office/orders/board.ts'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { officePaths } from '../../addresses.ts'
import { Chips } from '../../list/chips.tsx'
import { listPage } from '../../list/list-page.tsx'
import { RunsLink } from '../../runs/runs-link.tsx'
import { ColumnChoice } from './order-columns.tsx'
import { orderFilterIn, sortOf } from '../order-filter-in.ts'
import { OrderExport } from './order-export.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows } from './order-rows.tsx'
import { SavedViews } from './saved-views.tsx'

const messages = [backOfficeOrdersMessages, backOfficeOrderListMessages, backOfficeBoardMessages]
type Messages = Translate<(typeof messages)[number]>

export const page = listPage({
  call: 'adminOrders',
  at: officePaths.orders,
  messages,
  title: 'orders.title',
  add: { to: officePaths.newOrder(), label: 'orders.new', needs: 'order.take' },
  refreshes: true,
  read: orderFilterIn,
  query: (filter) => ({ ...filter, sort: sortOf(filter) }),
  also: async ({ send }) => {
    const [{ data: today }, { data: views }, { data: zones }] = await Promise.all([
      send('adminToday'),
      send('adminOrderViews'),
      send('adminOrderZones'),
    ])
    const day = shopDay(Date.now())
    return { waiting: today.orders, onHold: today.onHold ?? 0, views, zones, day }
  },
  Actions: ({ list: { values } }) => (
    <>
      <RunsLink />
      <Link to={officePaths.board({ zone: values.zone })} className={buttonClass()}>
        <SquareKanban aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{useMessages(backOfficeBoardMessages)('board.open')}</span>
      </Link>
    </>
  ),
  BelowFilters: ({ list: { values, waiting, onHold, views, zones } }) => {
    const t: Messages = useMessages(...messages)
    return (
      <>
        <Chips label={t('orders.states')} chips={chipsOf({ values, waiting, onHold }, t)} />
        <OrderFilters filter={values} zones={zones}>
          <ColumnChoice />
          <OrderExport filter={values} />
        </OrderFilters>
        <SavedViews views={views} filter={values} />
      </>
    )
  },
  after: { newest: 'orders.first', older: 'orders.more' },
  empty: (t, { values }) => noOrders(t, values),
  Rows: ({ list: { rows, values, day } }) => (
    <OrderRows orders={rows} filter={values} today={day} />
  ),
})

type ChipsOf = {
  values: OrderFilter
  waiting: Partial<Record<OrderStatus, number>> | null
  onHold: number
}

/** The states, and before them the orders that wait for a confirmation; those are not counted as to be packed. */
function chipsOf({ values, waiting, onHold }: ChipsOf, t: Messages) {
  const isToConfirm = values.hold === 'yes'
  const states = [undefined, ...orderStatuses].map((status) => {
    const held = status === 'placed' ? onHold : 0
    return {
      to: officePaths.orders({ ...values, status, hold: held > 0 ? 'no' : undefined }),
      text: status === undefined ? t('orders.all') : t(`status.${status}`),
      isHere: status === values.status && !isToConfirm,
      count: status && waiting?.[status] && waiting[status] - held,
    }
  })
  if (onHold === 0 && !isToConfirm) return states
  const toConfirm = {
    to: officePaths.orders({ ...values, status: undefined, hold: 'yes' }),
    text: t('orders.toConfirm'),
    isHere: isToConfirm,
    count: onHold,
  }
  return states.toSpliced(1, 0, toConfirm)
}

function noOrders(t: Messages, { status, sort: _, q: text, ...narrowed }: OrderFilter) {
  const link = (to: string, label: string) => (
    <Link to={to} className={buttonClass({ kind: 'main' })}>
      {label}
    </Link>
  )
  const { hold, ...others } = narrowed
  const isNarrowed = Object.values(others).some((value) => value !== undefined)
  const tab = hold === 'yes' ? 'toConfirm' : status
  // Without a number on it, the tab “To pack” has no filter for orders on hold.
  const isTab = !isNarrowed && text === undefined && (hold !== 'no' || status === 'placed')
  if (isTab && tab !== undefined)
    return {
      ornament: 'truck',
      title: t(`empty.${tab}`),
      children: link(officePaths.orders(), t('orders.showAll')),
    } as const
  if (isNarrowed || hold !== undefined)
    return {
      title: t('filter.none'),
      text: t('filter.noneText'),
      children: link(officePaths.orders({ status, q: text }), t('filter.clear')),
    }
  if (text === undefined)
    return { ornament: 'truck', title: t('orders.none'), text: t('orders.noneText') } as const
  return {
    title: t('orders.noneFound', { text }),
    text: t('orders.noneFoundText'),
    children: link(officePaths.orders(), t('orders.showAll')),
  }
}
