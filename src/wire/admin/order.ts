import type { Destination } from '#shop/orders/destination.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { encodeOrder } from '../v1/order.ts'
import type { WireAdminOrder } from './order.schema.ts'

/** An order as staff sees it: with where it goes. */
export const encodeAdminOrder = (
  order: OrderWithReturns,
  { zone, isUnclear }: Destination,
): WireAdminOrder => ({
  ...encodeOrder(order),
  deliveryZone: zone,
  needsZone: isUnclear,
})
