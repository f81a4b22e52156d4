import { ArrowRight } from 'lucide-react'
import type { OrderUnderWay, UsualLine } from '#shop/orders/buying-again/buy-again.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { againMessages } from '../../messages/en/storefront/catalogue/again.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { decodeUsual, type WireUsual } from '#wire/v1/buying/usual.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { OrderArrival } from '../orders/arriving/order-arrival.tsx'
import { StatusBadge } from '../orders/status-badge.tsx'
import { UsualRow } from './usual-row.tsx'

/** Top of a returning customer's home page: the order under way, and usual products. */
export function BuyAgain({ usual }: { usual: WireUsual }) {
  const { lines, order } = decodeUsual(usual)
  return (
    <>
      {order && <UnderWay order={order} />}
      {lines.length > 0 && <Usual lines={lines} />}
    </>
  )
}

function UnderWay({ order }: { order: OrderUnderWay }) {
  const t = useMessages(againMessages)
  return (
    <section className="wrap pt-3" aria-label={t('again.order', { reference: referenceOf(order) })}>
      <Link
        to={paths.trackOrder(order)}
        className="panel flex flex-wrap items-center gap-3 px-4 py-2"
      >
        <span className="money font-bold">
          {t('again.order', { reference: referenceOf(order) })}
        </span>
        <StatusBadge status={order.status} />
        <OrderArrival order={order} className="text-small" />
        <span className="inline-link ms-auto flex items-center gap-1.5 text-small">
          {t('again.track')} <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </span>
      </Link>
    </section>
  )
}

function Usual({ lines }: { lines: readonly UsualLine[] }) {
  const t = useMessages(againMessages)
  const isStock = usePerson()?.wholesale === true
  return (
    <UsualRow
      lines={lines}
      title={t(isStock ? 'again.usualList' : 'again.title')}
      over={t('again.over')}
      isList={isStock}
    />
  )
}
