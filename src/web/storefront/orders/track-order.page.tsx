import { type Order, referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Ornament } from '../../ui/ornament/ornament.tsx'
import { ordersMessages } from '../../messages/en/orders.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { doneMessages } from '../../messages/en/done.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { loadOrder } from './load-order.ts'
import { CallShop } from './call-shop.tsx'
import { NoteOf } from './note-of.tsx'
import { OrderArrival } from './order-arrival.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderErrorPage } from './order-error.tsx'
import { TrackSteps } from './track-steps.tsx'
import { useFreshOrder } from './use-fresh-order.ts'

export const page = definePage({
  load: (ask) => loadOrder(ask, ask.params.id ?? '', true),
  head: (_, { language }) => ({ title: messagesIn(language, ordersMessages)('track.title') }),
  Page: ({ data: { order, key } }) => {
    const t = useMessages(ordersMessages)
    const next = useMessages(doneMessages)
    const now = useFreshOrder(order, key)
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
        <div className="till-grid">
          {now.status !== 'cancelled' && <TrackSteps order={now} />}
          <div className="grid gap-4">
            <OrderItems order={now} />
            {now.note !== '' && (
              <section className="panel p-5">
                <NoteOf order={now} />
              </section>
            )}
          </div>
        </div>
        <CallShop order={now} />
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.order({ id: now.id, key })} className={buttonClass({ kind: 'main' })}>
            {next('done.details')}
          </Link>
          <Link to={paths.home()} className={buttonClass()}>
            {next('done.shop')}
          </Link>
        </p>
      </div>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})

function leadOf({ status }: Order, t: Translate<typeof ordersMessages>) {
  if (status === 'cancelled') return t('track.cancelled')
  if (status === 'delivered') return t('track.arrived')
  return status === 'placed' ? t('track.soon') : t('track.live')
}
