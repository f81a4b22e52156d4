import { SquareKanban } from 'lucide-react'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBoardMessages } from '../../messages/en/back-office/orders/board.ts'
import { backOfficeOrderListMessages } from '../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { ColumnChoice, useOrderColumns } from './order-columns.tsx'
import { orderFilterIn } from './order-filter-in.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows } from './order-rows.tsx'
import { SavedViews } from './saved-views.tsx'
import { StateLinks } from './state-links.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const view = orderFilterIn(searchParams)
    const after = searchParams.get('after') ?? ''
    const send = staffSend(api)
    const [{ data: orders, next }, { data: today }, { data: views }, { data: zones }] =
      await Promise.all([
        send('adminOrders', { query: { ...view, after: after || undefined } }),
        send('adminToday'),
        send('adminOrderViews'),
        send('adminOrderZones'),
      ])
    return { orders, next, waiting: today.orders, views, zones, view, isFirst: after === '' }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeOrdersMessages)('orders.title'),
  }),
  Page: ({ data: { orders, next, waiting, views, zones, view, isFirst } }) => {
    const t = useMessages(backOfficeOrdersMessages, backOfficeBoardMessages)
    const choice = useChosen(orders)
    const columns = useOrderColumns()
    const mayTake = useAllows('order.take')
    useRefresh()
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('orders.title')}</h1>
          <div className="flex flex-wrap gap-3">
            <Link to={officePaths.board({ zone: view.zone })} className={buttonClass()}>
              <SquareKanban aria-hidden className="size-5" />
              {t('board.open')}
            </Link>
            {mayTake && (
              <Link to={officePaths.newOrder()} className={buttonClass({ kind: 'main' })}>
                {t('orders.new')}
              </Link>
            )}
          </div>
        </div>
        <StateLinks view={view} waiting={waiting} />
        <OrderFilters filter={view} zones={zones}>
          <ColumnChoice columns={columns} />
        </OrderFilters>
        <SavedViews views={views} filter={view} />
        {orders.length > 0 ? (
          <OrderRows orders={orders} columns={columns} choice={choice} />
        ) : (
          <NoOrders view={view} />
        )}
        <ChosenOrders choice={choice} />
        <nav aria-label={t('orders.title')} className="flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <Link to={officePaths.orders(view)} className={buttonClass()}>
              {t('orders.newest')}
            </Link>
          )}
          {next !== null && (
            <Link to={officePaths.orders({ ...view, after: next })} className={buttonClass()}>
              {t('orders.older')}
            </Link>
          )}
        </nav>
      </div>
    )
  },
})

function NoOrders({ view: { status, q: text, ...narrowed } }: { view: OrderFilter }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficeOrderListMessages)
  if (Object.values(narrowed).some((value) => value !== undefined))
    return (
      <EmptyState ornament="lamp" title={t('filter.none')} text={t('filter.noneText')}>
        <Link
          to={officePaths.orders({ status, q: text })}
          className={buttonClass({ kind: 'main' })}
        >
          {t('filter.clear')}
        </Link>
      </EmptyState>
    )
  if (text === undefined)
    return <EmptyState ornament="truck" title={t('orders.none')} text={t('orders.noneText')} />
  return (
    <EmptyState
      ornament="lamp"
      title={t('orders.noneFound', { text })}
      text={t('orders.noneFoundText')}
    >
      <Link to={officePaths.orders()} className={buttonClass({ kind: 'main' })}>
        {t('orders.showAll')}
      </Link>
    </EmptyState>
  )
}
