import { Link } from 'react-router'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { say } from '../../words/buying.ts'
import { orLogin } from '../session/login-wanted.ts'
import { OrderCard } from './order-card.tsx'
import { OrdersProblem } from './orders-problem.tsx'

export const page = definePage({
  load: ({ api, url }) => orLogin(url, api.orders()),
  head: () => ({ title: say('orders.title') }),
  Page: ({ data: orders }) =>
    orders.length === 0 ? (
      <EmptyState
        ornament="truck"
        level={1}
        title={say('orders.none')}
        text={say('orders.noneText')}
      >
        <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
          {say('orders.shop')}
        </Link>
      </EmptyState>
    ) : (
      <div className="wrap">
        <h1 className="py-5 text-head wide:py-8">{say('orders.title')}</h1>
        <ul className="grid gap-4 wide:grid-cols-2 wide:gap-5">
          {orders.map((order) => (
            <li key={order.id} className="grid">
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      </div>
    ),
  Problem: OrdersProblem,
})
