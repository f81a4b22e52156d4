import type { ReactNode } from 'react'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival } from './use-arrival.ts'
import { useDelivery } from './use-delivery.ts'

/** In the header next to "Delivering To": charge and arrival there; without a location, the usual arrival. */
export function DeliveryNote() {
  const t = useMessages(deliveryMessages)
  const delivery = useDelivery()
  const arriving = useArrival()
  if (delivery?.delivers === false) return <Note>{t('delivery.nowhere')}</Note>
  if (!delivery?.terms) return arriving && <Note>{arriving}</Note>
  const { terms } = delivery
  const fee = terms.fee === 0 ? t('delivery.free') : t.money(terms.fee)
  if (arriving === null) return <Note>{fee}</Note>
  return (
    <Note>
      {/* phones have no room for both */}
      <span className="max-md:sr-only">{t('delivery.note', { fee })} </span>
      {arriving}
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="header-note truncate text-on-brand-soft">{children}</span>
)
