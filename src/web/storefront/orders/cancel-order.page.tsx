import '../cart/buying.css'
import { orderAllows, referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { notFound } from '../../app/api/api-error.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { say } from '../../messages/buying.ts'
import { sayOrder } from '../../messages/orders.ts'
import { CancelForm } from './cancel-form.tsx'
import { loadOrder } from './load-order.ts'
import { OrderErrorPage } from './order-error.tsx'

export const page = definePage({
  async load(ask) {
    const { order, key } = await loadOrder(ask, ask.params.id ?? '')
    const item = ask.url.searchParams.get('item')
    const lines = order.lines.filter(
      ({ productId, quantity, cancelledQuantity }) =>
        quantity > cancelledQuantity && (item === null || productId === item),
    )
    if (lines.length === 0) throw notFound(sayOrder('cancel.missing'))
    return { order, key, lines }
  },
  head: () => ({ title: sayOrder('cancel.title') }),
  Page: ({ data: { order, key, lines } }) =>
    orderAllows(order, 'cancel') ? (
      <div className="wrap py-5 wide:py-8">
        <p className="money text-small font-semibold text-link">
          {sayOrder('cancel.of', { reference: referenceOf(order) })}
        </p>
        <h1 className="mt-1 mb-5 text-head">{sayOrder('cancel.title')}</h1>
        <CancelForm order={order} orderKey={key} lines={lines} />
      </div>
    ) : (
      <EmptyState
        ornament="truck"
        level={1}
        title={sayOrder('cancel.title')}
        text={sayOrder('cancel.tooLate', {
          status: sayOrder(`status.${order.status}`).toLowerCase(),
        })}
      >
        <Link to={paths.order({ id: order.id, key })} className={buttonClass({ kind: 'main' })}>
          {say('done.details')}
        </Link>
      </EmptyState>
    ),
  ErrorPage: () => <OrderErrorPage missing={sayOrder('cancel.missing')} />,
})
