import { orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { partOf } from '../../delivery/area.ts'
import { townOfAddress } from '../../delivery/gazetteer.ts'
import { deliveryAt, type Zone } from '../../delivery/zone.ts'

/** For staff; `isUnclear`: must be looked up by hand. */
export type Destination = { zone: string | null; isUnclear: boolean }

type DeliveryOrder = Pick<Order, 'status' | 'zone' | 'deliveryZone' | 'place' | 'address'>

/**
 * The zone of the price, else the recorded one, else of the pin, else of the town if unambiguous.
 * Independent of the price, which stays as ordered.
 */
export function destinationOf(order: DeliveryOrder, zones: readonly Zone[]): Destination {
  const zone = order.zone ?? order.deliveryZone ?? zoneNow(order, zones)?.name ?? null
  const isOpen = orderAllows(order, 'redirect')
  return { zone, isUnclear: isOpen && zone === null && order.place === null && zones.length > 0 }
}

/** Zone recorded with an order placed or redirected now. */
export const zoneToKeep = (
  order: Omit<DeliveryOrder, 'status' | 'deliveryZone'>,
  zones: readonly Zone[],
): string | null => order.zone ?? zoneNow(order, zones)?.name ?? null

function zoneNow(
  { place, address }: Pick<Order, 'place' | 'address'>,
  zones: readonly Zone[],
): Zone | null {
  if (place === null) return zoneOfAddress(address, zones)
  const delivery = deliveryAt(zones, place)
  return delivery.delivers ? delivery.zone : null
}

/**
 * The active zone that contains the whole town of the address; null: unclear, or crossed by a zone's
 * border.
 */
export function zoneOfAddress(address: string, zones: readonly Zone[]): Zone | null {
  const town = zones.length === 0 ? null : townOfAddress(address)
  if (town === null) return null
  const touching = zones.filter(
    ({ active, area }) => active && partOf(area, town, town.reach) !== 'none',
  )
  const [zone, ...others] = touching
  if (zone === undefined || others.length > 0) return null
  return partOf(zone.area, town, town.reach) === 'all' ? zone : null
}
