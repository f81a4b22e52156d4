import type { Arrival } from '../../delivery/arrival.ts'
import { orderStates, type OrderStatus } from '../../order-states.ts'
import { numberOfDay, shopDay } from '../../settings/shop-day.ts'

const nightEnds = 6 * 60 * 60_000

/** The day that open orders are late against: until 6 am the day before, since a delivery window may last until then. `now`: ms UTC. */
export const dayOfLate = (now: number) => shopDay(now - nightEnds)

/** Days since the promised day of an open order; 0: not late. `today`: `dayOfLate`, like "2026-11-23". */
export function daysLate(
  { status, arrival }: { status: OrderStatus; arrival: Arrival | null },
  today: string,
): number {
  if (arrival === null || !orderStates[status].isOpen) return 0
  return Math.max(0, numberOfDay(today) - numberOfDay(arrival.to))
}
