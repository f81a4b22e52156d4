import type { Arrival } from '../../delivery/arrival.ts'
import { orderStates, type OrderStatus } from '../../order-states.ts'
import { numberOfDay } from '../../settings/shop-day.ts'

/** Days since the promised day of an open order; 0: not late. `today`: like "2026-11-23". */
export function daysLate(
  { status, arrival }: { status: OrderStatus; arrival: Arrival | null },
  today: string,
): number {
  if (arrival === null || !orderStates[status].isOpen) return 0
  return Math.max(0, numberOfDay(today) - numberOfDay(arrival.to))
}
