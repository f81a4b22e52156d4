import '../../cart/buying.css'
import { orderAllows } from '#shop/order-states.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { notFound } from '../../../app/api/api-error.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CancelForm } from './cancel-form.tsx'
import { loadOrder } from '../load-order.ts'
import { OrderErrorPage } from '../order-error.tsx'

export const page = definePage({
  async load(ask) {
    const { order, key } = await loadOrder(ask, ask.params.id ?? '')
    const item = ask.url.searchParams.get('item')
    const lines = order.lines.filter(
      ({ productId, quantity, cancelledQuantity }) =>
        quantity > cancelledQuantity && (item === null || productId === item),
    )
    if (lines.length === 0)
      throw notFound(messagesIn(ask.language, cancelMessages)('cancel.missing'))
    return { order, key, lines }
  },
  head: (_, { language }) => ({ title: messagesIn(language, cancelMessages)('cancel.title') }),
  Page: ({ data: { order, key, lines } }) => {
    const t = useMessages(cancelMessages, doneMessages, ordersMessages)
    return orderAllows(order, 'cancel') ? (
      <div className="wrap py-5 wide:py-8">
        <p className="money text-small font-semibold text-link">
          {t('cancel.of', { reference: referenceOf(order) })}
        </p>
        <h1 className="mt-1 mb-5 text-head">{t('cancel.title')}</h1>
        <CancelForm order={order} orderKey={key} lines={lines} />
      </div>
    ) : (
      <EmptyState
        ornament="truck"
        level={1}
        title={t('cancel.title')}
        text={t('cancel.tooLate', {
          status: t(`status.${order.status}`).toLowerCase(),
        })}
      >
        <Link to={paths.order({ id: order.id, key })} className={buttonClass({ kind: 'main' })}>
          {t('done.details')}
        </Link>
      </EmptyState>
    )
  },
  ErrorPage: () => {
    const t = useMessages(cancelMessages)
    return <OrderErrorPage missing={t('cancel.missing')} />
  },
})
