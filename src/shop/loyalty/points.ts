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

/** A line of the ledger as its owner reads it. */
export type PointsEntry = {
  at: number
  reason: PointsReason
  orderId: string | null
  points: number
  /** What there was after it. */
  balance: number
}

/** One point takes one rupee off. */
export const worth = (points: number) => rupees(points)

/** Cart flow: the sum over lines of floor(line amount ÷ the item's divisor, in rupees). */
export const earnedOnLines = (lines: readonly { amount: Paisa; divisor: number }[]) =>
  lines.reduce((points, line) => points + Math.floor(line.amount / (line.divisor * 100)), 0)

/** Buy Now: floor(so many percent of the final total). */
export const earnedOnTotal = (total: Paisa, percent: number) =>
  Math.floor((total * percent) / 10_000)

/** An account's balance, and how much of it is pending: earned by orders that are not delivered yet. */
export type PointsHeld = { points: number; pendingPoints: number }

/** What can be redeemed now: a cancelled order takes back what it earned, so that cannot be spent before. */
export const spendable = ({ points, pendingPoints }: PointsHeld) =>
  Math.max(0, points - pendingPoints)

/** What of the balance can be redeemed later, when the orders that earned it are delivered. */
export const spendableLater = (held: PointsHeld) => Math.max(0, held.points - spendable(held))

/** The four rules; their order is part of the public contract. */
export function whyNotRedeem(asked: number, held: PointsHeld, total: Paisa): PlainRefusal | null {
  if (held.points <= 0) return 'no_points'
  if (asked > spendable(held)) return 'not_enough_points'
  if (!Number.isInteger(asked) || asked <= 0) return 'invalid_points'
  return worth(asked) > total ? 'points_exceed_total' : null
}
