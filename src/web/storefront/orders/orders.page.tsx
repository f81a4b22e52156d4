import { orderCalls } from '../../app/api/order-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { redirect } from '../../app/router/redirect.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { useLoadingHere } from '../parts/use-loading-here.ts'
import { orLogin } from '../auth/require-login.ts'
import { GuestOrders, OrdersToClaim } from './guest-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { CardsSkeleton, OrdersSkeleton } from './orders-skeleton.tsx'
import { factsOf } from '../../app/document/page-data.ts'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'

const perPage = 12

export const page = definePage({
  async load({ api, url, layoutData }) {
    const at = pageIn(url.searchParams)
    const calls = orderCalls(api)
    const [guestOrders, own] = await Promise.all([
      calls.guestOrders().catch(() => []),
      layoutData.then(
        ({ person }) => person && orLogin(url, calls.orders({ page: at, limit: perPage })),
      ),
    ])
    if (own === null) {
      if (guestOrders.length === 0) throw redirect(paths.login(url.pathname))
      return { orders: null, guestOrders, at: 1, pages: 1 }
    }
    const { orders, total } = own
    const pages = Math.max(1, Math.ceil(total / perPage))
    if (at > pages) throw redirect(paths.orders({ page: pages }))
    return { orders, guestOrders, at, pages }
  },
  head: (_, { language }) => ({ title: messagesIn(language, ordersMessages)('orders.title') }),
  Page: ({ data: { orders, guestOrders, at, pages } }) => {
    const t = useMessages(ordersMessages)
    const loading = useLoadingHere()
    if (orders === null) return <GuestOrders orders={guestOrders} />
    if (orders.length + guestOrders.length === 0) return <Nothing />
    return (
      <div className="wrap">
        <h1 className="py-5 text-sign wide:pt-8">{t('orders.title')}</h1>
        <OrdersToClaim orders={guestOrders} />
        {loading ? <CardsSkeleton /> : <OrderCards orders={orders} />}
        <Paging page={at} pages={pages} to={(next) => paths.orders({ page: next })} />
      </div>
    )
  },
  Pending: OrdersSkeleton,
  ErrorPage: OrdersErrorPage,
})

const Nothing = () => {
  const t = useMessages(ordersMessages)
  return (
    <EmptyState ornament="truck" level={1} title={t('orders.none')} text={t('orders.noneText')}>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('orders.shop')}
      </Link>
    </EmptyState>
  )
}

function OrdersErrorPage() {
  const t = useMessages(ordersMessages)
  const { revalidate, state } = useRevalidator()
  const { code } = factsOf(useRouteError())
  if (state === 'loading') return <OrdersSkeleton />
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t(code === 'not_orders' ? 'orders.notOrders' : 'orders.failed')}
    >
      <Button kind="main" onClick={() => void revalidate()}>
        {t('orders.again')}
      </Button>
    </EmptyState>
  )
}
