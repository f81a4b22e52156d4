import { MapPin, Mail } from 'lucide-react'
import { orderAllows } from '#shop/order-states.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../messages/en/back-office/orders/papers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { pickupUntil } from '#shop/orders/pickup/pickup-until.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useAllows } from '../parts/use-allows.ts'
import { PhoneLinks } from '../parts/phone-links.tsx'
import { Reach } from '../parts/reach.tsx'
import { ChangeTime } from './change-time.tsx'
import { directionsTo } from './directions-to.ts'
import { OrderMap } from './order-map.tsx'
import { RedirectOrder } from './redirect-order.tsx'
import type { StaffOrder } from './load-order.ts'
import { useWhatsappText } from '../parts/use-whatsapp-text.ts'

/** Customer, contact and address of an order. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  return (
    <>
      <Customer order={order} />
      <Delivery order={order} />
    </>
  )
}

function Customer({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const mayRead = useAllows('customer.read')
  const { channel, contact, customerId, customer } = order
  const text = useWhatsappText(order)
  const isGuest = customerId === null
  return (
    <section aria-labelledby="customer" className="office-box grid gap-2">
      <h2 id="customer" className="text-title">
        {t('order.customer')}
      </h2>
      <p className="font-semibold">
        {!isGuest && contact.name !== '' && mayRead ? (
          <Link
            to={officePaths.customer({ id: customerId })}
            className="inline-flex min-h-11 items-center text-link hover:underline"
          >
            {contact.name}
          </Link>
        ) : (
          contact.name || t('orders.guest')
        )}
      </p>
      {isGuest && (
        <p className="text-small text-soft">
          {t(channel === 'counter' ? 'order.noAccount' : 'order.guest')}
        </p>
      )}
      {/* A guest is known again by the phone number alone. */}
      {(!isGuest || contact.phone) && <CustomerHistory customer={customer} isGuest={isGuest} />}
      <div className="flex flex-wrap gap-2">
        <PhoneLinks phone={contact.phone} text={text} />
        {contact.email && (
          <Reach to={`mailto:${contact.email}`} icon={<Mail aria-hidden className="size-5" />}>
            {t('order.email')}
          </Reach>
        )}
      </div>
    </section>
  )
}

type HistoryProps = { customer: StaffOrder['customer']; isGuest: boolean }

/** The customer's history: orders, cancelled orders and points. */
function CustomerHistory({ customer, isGuest }: HistoryProps) {
  const t = useMessages(backOfficePapersMessages)
  const { orders, cancelled, returnsAccepted, returnsRefused, points, spendablePoints } = customer
  return (
    <ul className="grid gap-0.5 text-small">
      <li>
        {orders <= 1
          ? t(isGuest ? 'customer.firstOfPhone' : 'customer.first')
          : t(isGuest ? 'customer.ordersOfPhone' : 'customer.orders', { count: orders })}
      </li>
      {cancelled > 0 && (
        <li className="text-tomato-ink">{t('customer.cancelled', { count: cancelled })}</li>
      )}
      {returnsAccepted + returnsRefused > 0 && (
        <li>{t('customer.returns', { accepted: returnsAccepted, refused: returnsRefused })}</li>
      )}
      {points !== null && (
        <li>{t('customer.points', { count: points, now: spendablePoints ?? 0 })}</li>
      )}
    </ul>
  )
}

/** For the counter: what the customer says, and how long the order is kept. */
function PickupCode({ order: { pickup, status, history } }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const settings = useLayoutData()?.settings
  if (pickup === null) return null
  const changes = history.map((one) => ({ status: one.status, at: Date.parse(one.at) }))
  const until = settings ? pickupUntil({ status, pickup, changes }, settings) : null
  return (
    <>
      <p>{t('order.pickupText')}</p>
      {status !== 'delivered' && status !== 'cancelled' && (
        <p>
          {t('order.pickupCode')}: <span className="money text-title font-bold">{pickup.code}</span>
        </p>
      )}
      {until !== null && (
        <p className="text-small text-soft">
          {t('order.pickupUntil', { day: t.day(Date.parse(until)) })}
        </p>
      )}
    </>
  )
}

function Delivery({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { channel, address, location, note, deliveryZone, deliveryZoneLabel, needsZone } = order
  const isSale = channel === 'counter'
  const isFetched = isSale || order.pickup !== null
  const mayChange = useAllows('order.take')
  const way = directionsTo(order)
  return (
    <section aria-labelledby="delivery" className="office-box grid gap-2">
      <h2 id="delivery" className="text-title">
        {t(isSale ? 'order.atCounter' : order.pickup ? 'order.pickup' : 'order.delivery')}
      </h2>
      <PickupCode order={order} />
      {!isFetched && <p>{address || t('order.noAddress')}</p>}
      {deliveryZone && (
        <p className="text-small text-soft">
          {t('order.zone', { zone: deliveryZoneLabel ?? deliveryZone })}
        </p>
      )}
      {needsZone && <p className="text-small font-semibold text-tomato-ink">{t('order.noZone')}</p>}
      {note && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 text-on-marigold-soft">
          <span className="block text-tiny font-semibold">{t('order.note')}</span>
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {way && (
          <Reach to={way} icon={<MapPin aria-hidden className="size-5" />}>
            {t('order.directions')}
          </Reach>
        )}
        {location && <OrderMap at={location} />}
        {mayChange && orderAllows(order, 'redirect') && <RedirectOrder order={order} />}
        <ChangeTime order={order} />
      </div>
    </section>
  )
}
