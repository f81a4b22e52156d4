import { orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { partOf } from '../../delivery/area.ts'
import { townOfAddress } from '../../delivery/gazetteer.ts'
import { deliveryAt, type Zone } from '../../delivery/zone.ts'

/** The delivery zone of an order, for staff, or whether it has to be looked up by hand. */
export type Destination = { zone: string | null; isUnclear: boolean }

type Asked = Pick<Order, 'status' | 'zone' | 'deliveryZone' | 'place' | 'address'>

/**
 * The zone that the order was priced by, else the one that is kept with it, else that of its pin, else that of its
 * town where there is no doubt. It says nothing about the price: that was decided when the buyer saw it.
 */
export function destinationOf(order: Asked, zones: readonly Zone[]): Destination {
  const zone = order.zone ?? order.deliveryZone ?? zoneNow(order, zones)?.name ?? null
  const isOpen = orderAllows(order, 'redirect')
  return { zone, isUnclear: isOpen && zone === null && order.place === null && zones.length > 0 }
}

/** The zone that is kept with an order which is placed, or sent to another address, now. */
export const zoneToKeep = (
  order: Omit<Asked, 'status' | 'deliveryZone'>,
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

/** The active zone that all of the address's town is in; null when the town is unclear or cut by any zone. */
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
