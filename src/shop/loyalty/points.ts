import type { Paisa } from '../money.ts'
import { rupees } from '../money.ts'
import type { PlainRefusal } from '../refusals.ts'

export const pointsReasons = [
  'earned',
  'redeemed',
  'given-back',
  'taken-back',
  'adjusted',
  'refunded',
] as const
export type PointsReason = (typeof pointsReasons)[number]

/** As shown to its owner. */
export type PointsEntry = {
  at: number
  reason: PointsReason
  orderId: string | null
  points: number
  /** After this entry. */
  balance: number
}

/** One point is one rupee. */
export const worth = (points: number) => rupees(points)

/** Sum over lines of floor(line amount ÷ the item's divisor, in rupees). */
export const earnedOnLines = (lines: readonly { amount: Paisa; divisor: number }[]) =>
  lines.reduce((points, line) => points + Math.floor(line.amount / (line.divisor * 100)), 0)

/** floor(percent of the final total in rupees). */
export const earnedOnTotal = (total: Paisa, percent: number) =>
  Math.floor((total * percent) / 10_000)

/** `pendingPoints`: part of the balance, earned by undelivered orders. */
export type PointsHeld = { points: number; pendingPoints: number }

/** Points of undelivered orders are excluded: a cancellation takes them back. */
export const spendable = ({ points, pendingPoints }: PointsHeld) =>
  Math.max(0, points - pendingPoints)

/** Redeemable once pending orders are delivered. */
export const spendableLater = (held: PointsHeld) => Math.max(0, held.points - spendable(held))

/** Null: fine. The order of the four rules is part of the public contract. */
export function redeemRejection(
  points: number,
  held: PointsHeld,
  total: Paisa,
): PlainRefusal | null {
  if (held.points <= 0) return 'no_points'
  if (points > spendable(held)) return 'not_enough_points'
  if (!Number.isInteger(points) || points <= 0) return 'invalid_points'
  return worth(points) > total ? 'points_exceed_total' : null
}

/** The most points that a total (paisa) takes. */
export const maxPoints = (held: PointsHeld, total: Paisa) =>
  Math.max(0, Math.min(spendable(held), Math.floor(total / 100)))

/** Chosen points, lowered to a total that has shrunk; none if the balance has. */
export function pointsThatHold(chosen: number, held: PointsHeld, total: Paisa): number {
  const points = Math.min(chosen, maxPoints(held, total))
  return chosen > 0 && chosen <= spendable(held) ? points : 0
}
