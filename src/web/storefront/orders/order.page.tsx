import '../../look/buying.css'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { orderAllows, referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { say } from '../../words/buying.ts'
import { usePerson } from '../frame/use-frame.ts'
import { AddAll } from './add-all.tsx'
import { loadOrder } from './load-order.ts'
import { OrderItems } from './order-items.tsx'
import { OrderProblem } from './order-problem.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StatusBadge } from './status-badge.tsx'

export const page = definePage({
  load: (ask) => loadOrder(ask, ask.params.id ?? '', true),
  head: ({ order }) => ({ title: say('order.title', { reference: referenceOf(order) }) }),
  Page: ({ data: { order, key } }) => (
    <div className="wrap">
      <Back />
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-head">{say('order.title', { reference: referenceOf(order) })}</h1>
        <StatusBadge status={order.status} />
      </header>
      <ProgressBar order={order} />
      <div className="till-grid mt-6">
        <OrderItems order={order} />
        <div className="till-side">
          <OrderSummary order={order} />
          <div className="flex flex-wrap gap-3">
            <AddAll order={order} />
            <Link to={paths.trackOrder({ id: order.id, key })} className={buttonClass()}>
              {say('order.track')}
            </Link>
            <Link to={paths.invoice({ id: order.id, key })} className={buttonClass()}>
              {say('order.invoice')}
            </Link>
            {orderAllows(order, 'cancel') && (
              <Link
                to={paths.cancelOrder({ id: order.id, key })}
                className={buttonClass({ kind: 'quiet' })}
              >
                {say('order.cancel')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  ),
  Problem: () => <OrderProblem />,
})

function Back() {
  const person = usePerson()
  return (
    <Link
      to={person ? paths.orders() : paths.home()}
      className="no-print inline-flex min-h-11 items-center gap-1 pt-2 text-small font-semibold text-link hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {say(person ? 'order.back' : 'order.backToShop')}
    </Link>
  )
}
