import { dayAfter, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import type { Payment } from '../../settings/payment.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { OrderChannel } from '../order.ts'

/**
 * How staff narrow the list of orders. `days`: placed within the last so many days of the shop, today included;
 * it goes before `from` and `until`, days of the shop that are both included.
 */
export type OrderFilter = {
  q?: string | undefined
  status?: OrderStatus | undefined
  payment?: Payment | undefined
  channel?: OrderChannel | undefined
  /** The name of the delivery zone that they go to. */
  zone?: string | undefined
  /** Of which money is to be paid back. */
  refund?: 'due' | undefined
  days?: number | undefined
  from?: string | undefined
  until?: string | undefined
}

/** From which moment up to which other one (ms UTC) orders of the filter were placed; null: without a limit. */
export function periodOf(
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
