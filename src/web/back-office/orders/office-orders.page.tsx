import { statusOf } from '#shop/orders/order.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { FindForm } from '../parts/find-form.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { OrderRows } from './order-rows.tsx'
import { StateLinks } from './state-links.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const status = statusOf(searchParams.get('status') ?? '') ?? undefined
    const q = searchParams.get('q')?.trim() ?? ''
    const after = searchParams.get('after') ?? ''
    const send = staffSend(api)
    const [{ data: orders, next }, { data: today }] = await Promise.all([
      send('adminOrders', { query: { status, q: q || undefined, after: after || undefined } }),
      send('adminToday'),
    ])
    return { orders, next, waiting: today.orders, view: { status, q }, isFirst: after === '' }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeOrdersMessages)('orders.title'),
  }),
  Page: ({ data: { orders, next, waiting, view, isFirst } }) => {
    const t = useMessages(backOfficeOrdersMessages)
    const choice = useChosen(orders)
    const mayTake = useAllows('order.take')
    useRefresh()
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('orders.title')}</h1>
          {mayTake && (
            <Link to={officePaths.newOrder()} className={buttonClass({ kind: 'main' })}>
              {t('orders.new')}
            </Link>
          )}
        </div>
        <StateLinks view={view} waiting={waiting} />
        <FindForm
          key={view.q}
          label={t('orders.find')}
          hint={t('orders.findHint')}
          text={view.q}
          kept={{ status: view.status }}
          to={(q) => officePaths.orders({ ...view, q })}
        />
        {orders.length > 0 ? (
          <OrderRows orders={orders} choice={choice} />
        ) : (
          <NoOrders text={view.q} />
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

function NoOrders({ text }: { text: string }) {
  const t = useMessages(backOfficeOrdersMessages)
  if (text === '')
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
