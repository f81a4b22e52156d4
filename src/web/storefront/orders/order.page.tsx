import '../cart/buying.css'
import { ChevronLeft } from 'lucide-react'
import { orderAllows, orderStates } from '#shop/order-states.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { OrderReturns } from './returns/order-returns.tsx'
import { returnableLines } from './returns/returnable-lines.ts'
import { AddAll } from './add-all.tsx'
import { ChangeTime } from './change-time.tsx'
import { loadOrder } from './load-order.ts'
import { OrderArrival } from './arriving/order-arrival.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderErrorPage } from './order-error.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Hold } from './hold/hold.tsx'
import { Pickup } from './pickup/pickup.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useMayChange } from './use-may-change.ts'

export const page = definePage({
  async load(ask) {
    const loaded = await loadOrder(ask, ask.params.id ?? '', true)
    return { ...loaded, mayReturn: (returnableLines(loaded.order, Date.now()) ?? []).length > 0 }
  },
  head: ({ order }, { language }) => ({
    title: messagesIn(language, ordersMessages)('order.title', { reference: referenceOf(order) }),
  }),
  Page: ({ data: { order, key, mayReturn } }) => {
    const t = useMessages(ordersMessages)
    const person = usePerson()
    const mayChange = useMayChange(order)
    const { isOpen } = orderStates[order.status]
    const track = paths.trackOrder({ id: order.id, key })
    return (
      <div className="wrap">
        <Back />
        <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-head">{t('order.title', { reference: referenceOf(order) })}</h1>
          <StatusBadge status={order.status} />
          <OrderArrival order={order} className="basis-full" />
        </header>
        <ProgressBar order={order} />
        <Hold order={order} className="mt-6" />
        <Pickup order={order} className="mt-6" />
        <div className="till-grid mt-6">
          <div>
            <OrderItems order={order} />
            <OrderReturns order={order} orderKey={key} />
          </div>
          <div className="till-side">
            <OrderSummary order={order} />
            <div className="order-ways">
              {isOpen && (
                <Link to={track} className={buttonClass({ kind: 'main' })}>
                  {t('order.track')}
                </Link>
              )}
              <AddAll order={order} kind={isOpen ? 'plain' : 'main'} />
              {order.status === 'delivered' && (
                <Link to={track} className={buttonClass()}>
                  {t('order.journey')}
                </Link>
              )}
              <Link to={paths.invoice({ id: order.id, key })} className={buttonClass()}>
                {t('order.invoice')}
              </Link>
              {!mayChange && person === null && (
                <Link
                  to={paths.login(paths.order(order))}
                  className={buttonClass({ kind: 'quiet' })}
                >
                  {t('order.loginToChange')}
                </Link>
              )}
              {mayChange && order.window && orderAllows(order, 'cancel') && (
                <ChangeTime order={order} orderKey={key} />
              )}
              {mayChange && mayReturn && (
                <Link to={paths.returnOrder({ id: order.id, key })} className={buttonClass()}>
                  {t('order.return')}
                </Link>
              )}
              {mayChange && orderAllows(order, 'cancel') && (
                <Link
                  to={paths.cancelOrder({ id: order.id, key })}
                  className={buttonClass({ kind: 'quiet' })}
                >
                  {t('order.cancel')}
                </Link>
              )}
            </div>
          </div>
        </div>
      </div>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})

function Back() {
  const t = useMessages(ordersMessages)
  const person = usePerson()
  return (
    <Link
      to={person ? paths.orders() : paths.home()}
      className="no-print inline-flex min-h-11 items-center gap-1 pt-2 text-small font-semibold text-link hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t(person ? 'order.back' : 'order.backToShop')}
    </Link>
  )
}
