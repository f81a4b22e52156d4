import type { Order } from '#shop/orders/order.ts'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { redirect } from '../../router/redirect.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { sayOrder } from '../../words/orders.ts'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { useLoadingHere } from '../reading/use-loading-here.ts'
import { orLogin } from '../session/login-wanted.ts'
import { OrderCard } from './order-card.tsx'
import { OrdersProblem } from './orders-problem.tsx'
import { CardsWaiting, OrdersWaiting } from './orders-waiting.tsx'

const perPage = 12

export const page = definePage({
  async load({ api, url }) {
    const at = pageIn(url.searchParams)
    const { orders, total } = await orLogin(url, api.orders({ page: at, limit: perPage }))
    const pages = Math.max(1, Math.ceil(total / perPage))
    if (at > pages) throw redirect(paths.orders({ page: pages }))
    return { orders, at, pages }
  },
  head: () => ({ title: sayOrder('orders.title') }),
  Page: ({ data: { orders, at, pages } }) => {
    const loading = useLoadingHere()
    if (orders.length === 0) return <Nothing />
    return (
      <div className="wrap">
        <h1 className="py-5 text-sign wide:pt-8">{sayOrder('orders.title')}</h1>
        {loading ? <CardsWaiting /> : <Cards orders={orders} />}
        <Paging page={at} pages={pages} to={(next) => paths.orders({ page: next })} />
      </div>
    )
  },
  Waiting: OrdersWaiting,
  Problem: OrdersProblem,
})

const Cards = ({ orders }: { orders: readonly Order[] }) => (
  <ul className="grid gap-4 wide:grid-cols-2 wide:gap-5">
    {orders.map((order) => (
      <li key={order.id} className="grid">
        <OrderCard order={order} />
      </li>
    ))}
  </ul>
)

const Nothing = () => (
  <EmptyState
    ornament="truck"
    level={1}
    title={sayOrder('orders.none')}
    text={sayOrder('orders.noneText')}
  >
    <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
      {sayOrder('orders.shop')}
    </Link>
  </EmptyState>
)
