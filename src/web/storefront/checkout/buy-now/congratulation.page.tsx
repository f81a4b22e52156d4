import { orderAllows } from '#shop/order-states.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { OrderDone } from '../order-done.tsx'
import { Steps } from '../../cart/steps.tsx'
import { loadOrder } from '../../orders/load-order.ts'
import { OrderErrorPage } from '../../orders/order-error.tsx'

/** Confirmation of Buy Now. A guest has no list of orders: their link leads to the tracking of this one. */
export const page = definePage({
  load: (ask) => loadOrder(ask, ask.params.id ?? ''),
  head: ({ order }, { language }) => ({
    title: messagesIn(
      language,
      doneMessages,
    )(order.status === 'cancelled' ? 'done.cancelled' : 'done.congratulation'),
  }),
  Page: ({ data: { order, key } }) => {
    const t = useMessages(doneMessages)
    return (
      <>
        <div className="wrap">{order.status !== 'cancelled' && <Steps way="buy-now" at={3} />}</div>
        <OrderDone
          order={order}
          orderKey={key}
          title={t('done.congratulation')}
          said={t('done.placed')}
        >
          <Link
            to={order.accountId === null ? paths.trackOrder({ id: order.id, key }) : paths.orders()}
            className={buttonClass({ kind: 'main' })}
          >
            {t('done.track')}
          </Link>
          {orderAllows(order, 'cancel') && (
            <Link to={paths.cancelOrder({ id: order.id, key })} className={buttonClass()}>
              {t('done.cancel')}
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
