import type { ReactNode } from 'react'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival, useIsByArea } from './use-arrival.ts'
import { useDelivery } from './use-delivery.ts'

/** In the header next to "Delivering To": charge and arrival there; without a location, the usual arrival if it is the same everywhere. */
export function DeliveryNote() {
  const t = useMessages(deliveryMessages)
  const delivery = useDelivery()
  const arriving = useArrival()
  const isByArea = useIsByArea()
  if (delivery?.delivers === false) return <Note>{t('delivery.nowhere')}</Note>
  if (isByArea) return <Note>{t('delivery.daysByArea')}</Note>
  if (!delivery?.terms) return arriving && <Note>{arriving}</Note>
  const { terms } = delivery
  const fee = t.fee(terms.fee)
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
