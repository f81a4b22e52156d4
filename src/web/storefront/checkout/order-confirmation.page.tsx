import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { say } from '../../messages/buying.ts'
import { sayOrder } from '../../messages/orders.ts'
import { OrderDone } from './order-done.tsx'
import { Steps } from '../cart/steps.tsx'
import { loadOrder } from '../orders/load-order.ts'
import { OrderErrorPage } from '../orders/order-error.tsx'
import { notFound } from '../../app/api/api-error.ts'

/** Where the cart's checkout ends. */
export const page = definePage({
  async load(ask) {
    const id = ask.url.searchParams.get('order')
    if (!id) throw notFound(sayOrder('order.missing'))
    return loadOrder(ask, id)
  },
  head: ({ order }) => ({
    title: say(order.status === 'cancelled' ? 'done.cancelled' : 'done.created'),
  }),
  Page: ({ data: { order, key } }) => (
    <>
      <div className="wrap">{order.status !== 'cancelled' && <Steps way="cart" at={3} />}</div>
      <OrderDone
        order={order}
        orderKey={key}
        title={say('done.created')}
        said={say('done.created')}
      >
        <Link to={paths.orders()} className={buttonClass({ kind: 'main' })}>
          {say('done.track')}
        </Link>
        <Link to={paths.order({ id: order.id, key })} className={buttonClass()}>
          {say('done.details')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ kind: 'quiet' })}>
          {say('done.shop')}
        </Link>
      </OrderDone>
    </>
  ),
  ErrorPage: () => <OrderErrorPage />,
})
