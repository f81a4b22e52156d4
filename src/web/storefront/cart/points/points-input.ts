import { type PointsHeld, redeemRejection } from '#shop/loyalty/points.ts'
import type { Paisa } from '#shop/money.ts'
import type { RedeemKey } from '../../../messages/en/storefront/checkout/redeem.ts'

/** Allows digits only; other input leaves the field unchanged. */
export const acceptsPoints = (typed: string) => /^\d{0,9}$/.test(typed)

/** The contract's four rules in their order, against the total before points. */
export function refusalOf(points: number, held: PointsHeld, total: Paisa): RedeemKey | null {
  const why = redeemRejection(points, held, total)
  return why === null ? null : (sentences[why] ?? 'points.invalid')
}

const sentences: Record<string, RedeemKey> = {
  no_points: 'points.none',
  not_enough_points: 'points.short',
  invalid_points: 'points.invalid',
  points_exceed_total: 'points.exceed',
}
