import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { doneMessages } from '../../messages/en/storefront/checkout/done.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OrderDone } from './order-done.tsx'
import { Steps } from '../cart/steps.tsx'
import { loadOrder } from '../orders/load-order.ts'
import { OrderErrorPage } from '../orders/order-error.tsx'
import { notFound } from '../../app/api/api-error.ts'

/** Confirmation of the cart's checkout. */
export const page = definePage({
  async load(ask) {
    const id = ask.url.searchParams.get('order')
    if (!id) throw notFound(messagesIn(ask.language, ordersMessages)('order.missing'))
    return loadOrder(ask, id)
  },
  head: ({ order }, { language }) => ({
    title: messagesIn(
      language,
      doneMessages,
    )(order.status === 'cancelled' ? 'done.cancelled' : 'done.created'),
  }),
  Page: ({ data: { order, key } }) => {
    const t = useMessages(doneMessages)
    const own = paths.order({ id: order.id, key })
    return (
      <>
        <div className="wrap">{order.status !== 'cancelled' && <Steps way="cart" at={3} />}</div>
        <OrderDone order={order} orderKey={key} title={t('done.created')} said={t('done.created')}>
          <Link
            to={paths.trackOrder({ id: order.id, key })}
            className={buttonClass({ kind: 'main' })}
          >
            {t('done.track')}
          </Link>
          {order.accountId !== null && (
            <Link to={own} className={buttonClass()}>
              {t('done.details')}
            </Link>
          )}
          <Link to={paths.home()} className={buttonClass({ kind: 'quiet' })}>
            {t('done.shop')}
          </Link>
        </OrderDone>
      </>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})
