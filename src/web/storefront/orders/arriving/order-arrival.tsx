import { Store, Truck } from 'lucide-react'
import { orderStates } from '#shop/order-states.ts'
import type { Order } from '#shop/orders/order.ts'
import { orderArrivalMessages } from '../../../messages/en/storefront/checkout/order-arrival.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useArrivalText } from '../../delivery/use-arrival.ts'
import { useToday } from '../../delivery/use-today.ts'

type Props = { order: Pick<Order, 'arrival' | 'status' | 'pickup'>; className?: string }

/** The arrival promised when the order was placed, or that it is picked up. */
export function OrderArrival({ order, className = '' }: Props) {
  const t = useMessages(orderArrivalMessages)
  const today = useToday()
  const { arrival } = order
  const arriving = useArrivalText(arrival)
  if (order.pickup && orderStates[order.status].isOpen)
    return (
      <p className={`flex items-center gap-2 font-semibold ${className}`}>
        <Store aria-hidden className="size-5 shrink-0 text-link" /> {t('arrival.pickup')}
      </p>
    )
  if (arrival === null || !orderStates[order.status].isOpen) return null
  const isLate = today !== null && today > arrival.to
  return (
    <p className={`flex items-center gap-2 font-semibold ${className}`}>
      <Truck aria-hidden className="size-5 shrink-0 text-link" />
      {isLate ? t('arrival.late', { days: promisedText(t, arrival) }) : arriving}
    </p>
  )
}
