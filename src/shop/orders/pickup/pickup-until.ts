import { dayAfter, shopDay } from '../../settings/shop-day.ts'
import type { Order } from '../order.ts'

/**
 * The last day ("2026-11-23") on which the shop keeps a ready order; null: it isn't ready, or is delivered.
 * `days`: the setting `pickupDays`.
 */
export function pickupUntil(
  { status, pickup, changes }: Pick<Order, 'status' | 'pickup' | 'changes'>,
  days: number,
): string | null {
  const ready = changes.find((change) => change.status === 'ready')
  if (status !== 'ready' || pickup === undefined || ready === undefined) return null
  return dayAfter(shopDay(ready.at), days)
}
