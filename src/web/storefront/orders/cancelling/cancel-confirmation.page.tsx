import { keyOf } from '#shop/cart/cart.ts'
import { CircleCheck } from 'lucide-react'
import { nothing } from '#shop/money.ts'
import { splitCharge } from '#shop/delivery/windows/with-extra.ts'
import type { Order, OrderLine } from '#shop/orders/order.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { notFound } from '../../../app/api/api-error.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Ornament } from '../../../ui/ornament/ornament.tsx'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { MiniLine, MiniLines } from '../../cart/mini-lines.tsx'
import { loadOrder } from '../load-order.ts'
import { OrderErrorPage } from '../order-error.tsx'

export const page = definePage({
  async load(ask) {
    const { order, key } = await loadOrder(ask, ask.params.id ?? '')
    const lines = order.lines.filter(({ cancelledQuantity }) => cancelledQuantity > 0)
    if (lines.length === 0)
      throw notFound(messagesIn(ask.language, cancelMessages)('cancel.missing'))
    return { order, key, lines }
  },
  head: (_, { language }) => ({ title: messagesIn(language, cancelMessages)('cancelled.title') }),
  Page: ({ data: { order, key, lines } }) => {
    const t = useMessages(cancelMessages)
    return (
      <div className="wrap done">
        <div className="grid justify-items-center gap-4 text-center">
          <Ornament name="bird" className="w-40 sm:w-52" />
          <h1 className="text-head">{t('cancelled.title')}</h1>
          <p
            role="status"
            className="flex items-center gap-2.5 text-lead font-semibold text-leaf-ink"
          >
            <CircleCheck aria-hidden className="size-6 shrink-0" /> {t('cancelled.done')}
          </p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
              {t('cancelled.shop')}
            </Link>
            <Link to={paths.order({ id: order.id, key })} className={buttonClass()}>
              {t('cancelled.order')}
            </Link>
          </div>
        </div>
        <Cancelled order={order} lines={lines} />
      </div>
    )
  },
  ErrorPage: () => {
    const t = useMessages(cancelMessages)
    return <OrderErrorPage missing={t('cancel.missing')} />
  },
})

const Cancelled = ({ order, lines }: { order: Order; lines: readonly OrderLine[] }) => {
  const t = useMessages(cancelMessages)
  const { fee, extra } = chargesOf(order)
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="cancelled">
      <h2 id="cancelled" className="text-lead">
        {t('cancelled.items')}
      </h2>
      <MiniLines label={t('cancelled.items')}>
        {lines.map((line) => (
          <MiniLine
            key={keyOf(line)}
            line={line}
            about={[t('cancelled.quantity', { count: line.cancelledQuantity })]}
          />
        ))}
      </MiniLines>
      <p className="border-t border-line pt-4 text-soft">
        {order.status === 'cancelled'
          ? t('cancelled.whole')
          : t(leftOf(order), {
              total: t.money(order.total),
              fee: t.money(fee),
              extra: t.money(extra),
            })}
      </p>
    </section>
  )
}

/** A delivery time that makes the delivery cheaper stays in its charge. */
const chargesOf = ({ shipping, window }: Order) =>
  window && window.extra > 0
    ? splitCharge(shipping, window.extra)
    : { fee: shipping, extra: nothing }

function leftOf(order: Order) {
  const { fee, extra } = chargesOf(order)
  if (extra > 0) return fee > 0 ? 'cancelled.leftWithBoth' : 'cancelled.leftWithTime'
  return fee > 0 ? 'cancelled.leftWithFee' : 'cancelled.left'
}
