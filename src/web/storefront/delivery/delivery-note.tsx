import { show } from '#shop/money.ts'
import { td } from '../../messages/delivery.ts'
import { useDelivery } from './use-delivery.ts'

/** In the header, beside "Delivering To": what it costs there and how long it takes. */
export function DeliveryNote() {
  const delivery = useDelivery()
  if (!delivery) return null
  const { delivers, terms, estimate } = delivery
  if (!delivers) return <Note>{td('delivery.nowhere')}</Note>
  if (terms === null) return null
  const fee = terms.fee === 0 ? td('delivery.free') : show(terms.fee)
  return <Note>{td('delivery.note', { fee, estimate })}</Note>
}

const Note = ({ children }: { children: string }) => (
  <span className="shrink-0 text-on-brand-soft before:me-1.5 before:content-['·']">{children}</span>
)
