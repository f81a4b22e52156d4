import type { StaffOrder } from './load-order.ts'

/** A link to a map with the way to the pin, else to the address; null: the order has neither. */
export function directionsTo({
  location,
  address,
}: Pick<StaffOrder, 'location' | 'address'>): string | null {
  const place = location ? `${location.lat},${location.lng}` : address
  return place === ''
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
