import type { Paisa } from '../money.ts'
import type { PlainRefusal } from '../refusals.ts'

/** How a refund can be paid back; of those from before this was written down nobody knows. */
export const refundMethods = ['points', 'cash', 'transfer'] as const
export type RefundMethod = (typeof refundMethods)[number]
export const knownRefundMethods = [...refundMethods, 'earlier'] as const

/** What went back for a return (paisa; points beside it where it was paid in points), when, and who wrote it down. */
export type RefundPayment = {
  id: string
  returnId: string
  method: (typeof knownRefundMethods)[number]
  amount: Paisa
  points: number
  note: string
  at: number
  by: string | null
}

/** A payment that was taken back: it stands as it was made, with who took it back, when and why. */
export type UndoneRefund = RefundPayment & {
  undoneAt: number
  undoneBy: string | null
  reason: string
}

/** Points are whole rupees: a part of one is rounded up, for the buyer. */
export const pointsFor = (amount: Paisa) => Math.ceil(amount / 100)

type Paying = { cash: Paisa | null; accountId: string | null; by: string; pointsOn: boolean }

/** Why a refund cannot be paid back so; null: it can. `accountId` null: a guest's. */
export function whyNotPayBack(
  { method, note }: { method: RefundMethod; note: string },
  { cash, accountId, by, pointsOn }: Paying,
): PlainRefusal | null {
  if (cash === null || cash <= 0) return 'refund_nothing'
  if (method !== 'points') return note === '' ? 'refund_note_missing' : null
  if (!pointsOn) return 'refund_points_off'
  if (accountId === null) return 'refund_no_account'
  return accountId === by ? 'own_points' : null
}

/** Why a payment cannot be taken back; null: it can. `usable`: the points that its buyer can use now; null: nobody has them. */
export function whyNotUndo(
  { method, points }: Pick<RefundPayment, 'method' | 'points'>,
  usable: number | null,
): PlainRefusal | null {
  if (method === 'earlier') return 'refund_unknown'
  return points > (usable ?? 0) ? 'refund_points_spent' : null
}
