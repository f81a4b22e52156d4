import { orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import type { Zone } from '../../delivery/zone.ts'
import { deliveryTo } from '../../delivery/zone-of-address.ts'

/** For staff; `isUnclear`: must be looked up by hand. */
export type Destination = { zone: string | null; isUnclear: boolean }

type DeliveryOrder = Pick<
  Order,
  'status' | 'zone' | 'deliveryZone' | 'place' | 'address' | 'pickup'
>

/**
 * The zone of the price, else the recorded one, else of the pin, else of the address if unambiguous.
 * Independent of the price, which stays as ordered.
 */
export function destinationOf(order: DeliveryOrder, zones: readonly Zone[]): Destination {
  const zone = order.zone ?? order.deliveryZone ?? zoneNow(order, zones)?.name ?? null
  const isOpen = orderAllows(order, 'redirect') && !order.pickup
  return { zone, isUnclear: isOpen && zone === null && order.place === null && zones.length > 0 }
}

/** Zone recorded with an order placed or redirected now. */
export const zoneToKeep = (
  order: Omit<DeliveryOrder, 'status' | 'deliveryZone'>,
  zones: readonly Zone[],
): string | null => order.zone ?? zoneNow(order, zones)?.name ?? null

function zoneNow(to: Pick<Order, 'place' | 'address'>, zones: readonly Zone[]): Zone | null {
  const delivery = deliveryTo(to, zones, true)
  return delivery.delivers ? delivery.zone : null
}
