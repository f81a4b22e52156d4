import type { Order } from '#shop/orders/order.ts'
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ShippingRows } from '../../delivery/shipping-rows.tsx'

/** What the delivery of an order, or its pickup, costs. */
export function OrderShipping({ order, name }: { order: Order; name: string }) {
  const t = useMessages(ordersMessages)
  const { pickup, zone, shipping, window, arrival } = order
  const label = pickup ? t('order.pickup') : [name, zone].filter(Boolean).join(' · ')
  return (
    <ShippingRows
      label={label}
      shipping={shipping}
      window={window && { extra: window.extra, hours: arrival?.hours }}
    />
  )
}
