import { dayAfter, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import { dayOfLate } from './days-late.ts'
import type { Payment } from '../../settings/payment.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { OrderChannel } from '../order.ts'
import type { OrderSort } from './order-sorts.ts'
import type { StaffOrderSearch } from './staff-orders.store.ts'

/**
 * `days`: the last N days of the shop, today included; overrides `from` and `until` (days, both inclusive).
 */
export type OrderFilter = {
  q?: string | undefined
  /** Absent: newest first. */
  sort?: OrderSort | undefined
  status?: OrderStatus | undefined
  payment?: Payment | undefined
  channel?: OrderChannel | undefined
  /** Delivery zone's name. */
  zone?: string | undefined
  /** Orders with an open refund. */
  refund?: 'due' | undefined
  /** Open orders past their promised day. */
  late?: 'yes' | undefined
  /** Orders that were paid short and not settled. */
  uncollected?: 'yes' | undefined
  /** Orders that wait for their customer before they are packed; 'no': without those. */
  hold?: 'yes' | 'no' | undefined
  days?: number | undefined
  from?: string | undefined
  until?: string | undefined
}

/** The search that a filter means at `now` (ms UTC). */
export const orderSearchOf = (filter: OrderFilter, now: number): StaffOrderSearch => ({
  text: searched(filter.q ?? ''),
  sort: filter.sort ?? '-placed',
  status: filter.status ?? null,
  payment: filter.payment ?? null,
  channel: filter.channel ?? null,
  zone: filter.zone ?? null,
  refund: filter.refund ?? null,
  isOnHold: filter.hold && filter.hold === 'yes',
  isUncollected: filter.uncollected !== undefined,
  promisedBefore: filter.late === undefined ? null : dayOfLate(now),
  ...periodOf(filter, now),
})

/** The QR code of an order for pickup has its address in the back office; a scanner types it. */
const searched = (text: string) => text.trim().replace(/^https?:\/\/\S+\/orders\//, '')

/** Placed from/until, ms UTC; null: no limit. */
function periodOf(
  { days, from, until }: OrderFilter,
  now: number,
): { from: number | null; until: number | null } {
  if (days !== undefined)
    return { from: startOfShopDay(dayAfter(shopDay(now), 1 - days)), until: null }
  return {
    from: from === undefined ? null : startOfShopDay(from),
    until: until === undefined ? null : startOfShopDay(dayAfter(until, 1)),
  }
}
