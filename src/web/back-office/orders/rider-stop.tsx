import { MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { orderStates } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { directionsTo } from './directions-to.ts'
import type { StaffOrder } from './load-order.ts'
import { paymentState } from './payment-state.ts'
import { OrderMap } from './order-map.tsx'
import { useWhatsappText } from '../parts/use-whatsapp-text.ts'

/** What a rider needs at the door: address, phone, directions, and what to collect. */
export function RiderStop({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const text = useWhatsappText(order)
  const { contact, address, location, note, status } = order
  const phone = phoneKey(contact.phone) ?? contact.phone
  const way = directionsTo(order)
  return (
    <section aria-labelledby="stop" className="office-box grid gap-3">
      <h2 id="stop" className="text-title">
        {t('order.delivery')}
      </h2>
      <p>
        <span className="block font-semibold">{contact.name || t('orders.guest')}</span>
        <span className="block text-lead">{address || t('order.noAddress')}</span>
      </p>
      {note && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 text-on-marigold-soft">
          <span className="block text-tiny font-semibold">{t('order.note')}</span>
          {note}
        </p>
      )}
      {orderStates[status].isOpen &&
        (paymentState(order) === 'due' ? (
          <ToCollect order={order} />
        ) : (
          <p className="border-y border-line py-3 text-lead font-semibold">
            {t(paymentState(order) === 'onAccount' ? 'order.collectNothing' : 'order.nothingDue')}
          </p>
        ))}
      <div className="grid gap-3 sm:grid-cols-3">
        {phone && (
          <BigLink to={`tel:${phone}`} icon={<Phone aria-hidden className="size-6" />}>
            {t('order.call', { phone: localPhone(contact.phone) })}
          </BigLink>
        )}
        {way && (
          <BigLink to={way} icon={<MapPin aria-hidden className="size-6" />}>
            {t('order.directions')}
          </BigLink>
        )}
        {phone && (
          <BigLink
            to={whatsappLink(phone, text)}
            icon={<MessageCircle aria-hidden className="size-6" />}
          >
            {t('order.whatsapp')}
          </BigLink>
        )}
      </div>
      {location && <OrderMap at={location} />}
    </section>
  )
}

function BigLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={to}
      target={to.startsWith('http') ? '_blank' : undefined}
      rel="noreferrer"
      className={buttonClass({ className: 'min-h-14 w-full justify-center' })}
    >
      {icon}
      {children}
    </a>
  )
}

function ToCollect({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { toCollect, paymentMethod, cashOffered } = order
  return (
    <div className="grid gap-1 border-y border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('slip.collect')}</span>
        <span className="money text-head font-bold">{t.money(rupees(toCollect))}</span>
      </p>
      <p className="text-soft">{t(`order.${paymentMethod}`)}</p>
      {cashOffered !== null && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
          {t('order.cash', {
            amount: t.money(rupees(cashOffered)),
            change: t.money(rupees(Math.max(0, cashOffered - toCollect))),
          })}
        </p>
      )}
    </div>
  )
}
