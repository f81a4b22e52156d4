import { type PointsHeld, spendable, whyNotRedeem } from '#shop/loyalty/points.ts'
import type { Paisa } from '#shop/money.ts'
import type { RedeemKey } from '../../../messages/en/redeem.ts'

/** Only empty or a non-negative whole number gets in; anything else leaves the field as it is. */
export const acceptsPoints = (typed: string) => /^\d{0,9}$/.test(typed)

/** The spec's four rules in its order, against the total before points. */
export function refusalOf(asked: number, held: PointsHeld, total: Paisa): RedeemKey | null {
  const why = whyNotRedeem(asked, held, total)
  return why === null ? null : (sentences[why] ?? 'points.invalid')
}

const sentences: Record<string, RedeemKey> = {
  no_points: 'points.none',
  not_enough_points: 'points.short',
  invalid_points: 'points.invalid',
  points_exceed_total: 'points.exceed',
}

/** What of the item holds now: the cart or the balance may have shrunk since. */
export const pointsThatHold = (chosen: number, held: PointsHeld, total: Paisa) =>
  chosen > 0 && whyNotRedeem(chosen, held, total) === null ? chosen : 0

/** The most that could be redeemed now. */
export const mostPoints = (held: PointsHeld, total: Paisa) =>
  Math.max(0, Math.min(spendable(held), Math.floor(total / 100)))
