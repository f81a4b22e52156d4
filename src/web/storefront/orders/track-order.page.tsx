import { type Order, referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Ornament } from '../../ui/ornament/ornament.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { doneMessages } from '../../messages/en/storefront/checkout/done.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { loadOrder } from './load-order.ts'
import { CallShop } from './call-shop.tsx'
import { NoteOf } from './note-of.tsx'
import { OrderArrival } from './arriving/order-arrival.tsx'
import { OrderItems } from './order-items.tsx'
import { Hold } from './hold/hold.tsx'
import { Pickup } from './pickup/pickup.tsx'
import { RiderRun } from './arriving/rider-run.tsx'
import { OrderErrorPage } from './order-error.tsx'
import { useEffect, useState } from 'react'
import { isOnHold, orderAllows, orderStates } from '#shop/order-states.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { useApi } from '../../app/api/use-api.ts'
import { Check } from 'lucide-react'
import { stepsOf } from './steps-of.ts'
import { useMayChange } from './use-may-change.ts'
import { decodeOrder } from '#wire/v1/buying/order.ts'
import type { WireOrder } from '#wire/v1/buying/order.schema.ts'
import { liveOrder } from '#wire/v1/buying/order-addresses.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import type { Api } from '../../app/api/api.ts'
import './orders.css'

const pause = 20_000

/** Follows an order by server-sent events; polls while there is no stream (buffering proxy, too many streams, server restart). */
function followOrder(
  api: Api,
  { id, key }: { id: string; key: string | undefined },
  heard: (order: OrderWithReturns) => void,
) {
  let isLive = false
  const source = new EventSource(liveOrder(id, key))
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    isLive = true
    heard(decodeOrder(JSON.parse(data) as WireOrder))
  })
  source.addEventListener('error', () => (isLive = false)) // EventSource reconnects on its own
  const timer = setInterval(() => {
    // The next poll makes up for a failed request.
    if (!isLive)
      orderCalls(api)
        .order(id, key)
        .then(heard, () => undefined)
  }, pause)
  return () => {
    source.close()
    clearInterval(timer)
  }
}

const TrackSteps = ({ order }: { order: Order }) => {
  const t = useMessages(ordersMessages)
  return (
    <ol className="road panel" aria-label={t('track.steps')}>
      {stepsOf(order).map(({ step, at, isDone, isNow }) => (
        <li
          key={step}
          className="road-step"
          data-done={isDone || undefined}
          aria-current={isNow ? 'step' : undefined}
        >
          <span aria-hidden className="road-dot">
            {isDone && <Check className="size-4" strokeWidth={3} />}
          </span>
          <div>
            <p className="font-display text-lead font-bold">
              {t(order.pickup && step === 'delivered' ? 'order.pickedUp' : `track.${step}`)}
            </p>
            <p className="text-small text-soft">{t(`track.${step}Text`)}</p>
          </div>
          {at !== null && <p className="road-time money">{t.moment(at)}</p>}
        </li>
      ))}
    </ol>
  )
}

export const page = definePage({
  load: (ask) => loadOrder(ask, ask.params.id ?? '', true),
  head: (_, { language }) => ({ title: messagesIn(language, ordersMessages)('track.title') }),
  Page: ({ data: { order, key } }) => {
    const t = useMessages(ordersMessages)
    const next = useMessages(doneMessages)
    const now = useFreshOrder(order, key)
    const mayChange = useMayChange(now)
    return (
      <div className="wrap py-5 wide:py-8">
        <header className="mb-6 flex items-center justify-between gap-4 sm:justify-start sm:gap-10">
          <div>
            <p className="money text-small font-semibold text-link">
              {t('track.of', { reference: referenceOf(now) })}
            </p>
            <h1 className="mt-1 text-head">{t('track.title')}</h1>
            <OrderArrival order={now} className="mt-2 text-lead" />
            <p className="mt-2 text-soft">{leadOf(now, t)}</p>
          </div>
          <Ornament name="truck" className="w-24 shrink-0 sm:w-32" />
        </header>
        <p role="status" className="sr-only">
          {t('track.now', { status: t(`status.${now.status}`) })}
        </p>
        <Hold order={now} className="mb-6" />
        <RiderRun order={now} className="mb-6" />
        <div className="till-grid">
          {now.status !== 'cancelled' && <TrackSteps order={now} />}
          <div className="grid gap-4">
            <Pickup order={now} />
            <OrderItems order={now} />
            {now.note !== '' && (
              <section className="panel p-5">
                <NoteOf order={now} />
              </section>
            )}
          </div>
        </div>
        {/* A hold has these links itself. */}
        {!isOnHold(now) && <CallShop order={now} />}
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.order({ id: now.id, key })} className={buttonClass({ kind: 'main' })}>
            {next('done.details')}
          </Link>
          {mayChange && orderAllows(now, 'cancel') && (
            <Link to={paths.cancelOrder({ id: now.id, key })} className={buttonClass()}>
              {t('order.cancel')}
            </Link>
          )}
          <Link to={paths.home()} className={buttonClass()}>
            {next('done.shop')}
          </Link>
        </p>
      </div>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})

function leadOf(order: Order, t: Translate<typeof ordersMessages>) {
  const { status } = order
  if (isOnHold(order)) return t('track.waits')
  if (status === 'cancelled') return t('track.cancelled')
  if (status === 'delivered') return t('track.arrived')
  return status === 'placed' && !order.pickup ? t('track.soon') : t('track.live')
}

/** Follows the order while the page is visible and the order can still change. */
function useFreshOrder(loaded: OrderWithReturns, key: string | undefined): OrderWithReturns {
  const api = useApi()
  const [fresh, setFresh] = useState(loaded)
  const order = fresh.id === loaded.id ? fresh : loaded
  const isOver = !orderStates[order.status].isOpen

  useEffect(() => {
    if (isOver) return
    let stop = () => undefined as void
    // Browsers limit connections per host, so a page in the background closes its stream.
    const followWhileVisible = () => {
      stop()
      stop = document.hidden ? () => undefined : followOrder(api, { id: loaded.id, key }, setFresh)
    }
    followWhileVisible()
    document.addEventListener('visibilitychange', followWhileVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', followWhileVisible)
    }
  }, [api, loaded.id, key, isOver])

  return order
}
