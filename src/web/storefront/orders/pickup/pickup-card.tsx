import { isOnHold, isToPrepay, orderStates } from '#shop/order-states.ts'
import type { Order } from '#shop/orders/order.ts'
import { pickupUntil } from '#shop/orders/pickup/pickup-until.ts'
import { paths } from '../../../app/paths.ts'
import { pickupMessages } from '../../../messages/en/storefront/checkout/pickup.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { QrCode } from '../../../ui/qr/qr-code.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { useToday } from '../../delivery/use-today.ts'
import { ReadyFrom } from './ready-from.tsx'
import { ShopDoor } from './shop-door.tsx'

/** The code for the counter, where and until when. The QR code opens the order in the back office. */
export function PickupCard({ order, className = '' }: { order: Order; className?: string }) {
  const t = useMessages(pickupMessages)
  const { settings } = useLayoutData()
  const today = useToday()
  const { id, pickup, status, contact } = order
  if (!pickup || !settings || !orderStates[status].isOpen) return null
  const until = pickupUntil(order, settings)
  const soon = contact.email === '' ? 'pickup.soonNoMail' : 'pickup.soon'
  const isPacked = status === 'ready' || status === 'packed'
  return (
    <section
      className={`panel grid gap-5 p-5 text-start sm:grid-cols-[1fr_auto] ${className}`}
      aria-labelledby="pickup"
    >
      <div className="grid content-start gap-4">
        <h2 id="pickup" className="text-lead">
          {t('pickup.title')}
        </h2>
        {/* A hold says itself what it waits for. */}
        {!isOnHold(order) && (
          <p className="font-semibold">
            {isPacked ? t(`pickup.${status}`) : t(soon)}{' '}
            {until !== null && t('pickup.until', { day: t.day(Date.parse(until)) })}
          </p>
        )}
        {today !== null && status === 'placed' && !isOnHold(order) && !isToPrepay(order) && (
          <ReadyFrom settings={settings} placedAt={order.placedAt} today={today} />
        )}
        <p>
          <span className="block text-small text-soft">{t('pickup.code')}</span>
          <span className="money text-head font-bold">{pickup.code}</span>
          <span className="block text-small text-soft">{t('pickup.codeText')}</span>
        </p>
        <ShopDoor settings={settings} />
      </div>
      <QrCode
        text={`${location.origin}${paths.backOffice()}/orders/${id}`}
        label={t('pickup.qr')}
        className="size-40"
      />
    </section>
  )
}
