import type { Paisa } from '../money.ts'
import type { PlainRefusal } from '../refusals.ts'

/** `account`: credited to the customer's khata. Older payments have no method. */
export const refundMethods = ['points', 'cash', 'transfer', 'account'] as const
export type RefundMethod = (typeof refundMethods)[number]
export const knownRefundMethods = [...refundMethods, 'earlier'] as const

/** Paisa, and points if paid as such; with time (ms UTC) and author. */
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

/** An undone payment, with author, time and reason of the undoing. */
export type UndoneRefund = RefundPayment & {
  undoneAt: number
  undoneBy: string | null
  reason: string
}

/** Whole rupees, rounded up for the buyer. */
export const pointsFor = (amount: Paisa) => Math.ceil(amount / 100)

type Paying = {
  cash: Paisa | null
  accountId: string | null
  /** The order was on account. */
  onAccount: boolean
  by: string
  pointsOn: boolean
}

/** Null: allowed. `accountId` null: a guest's. */
export function payBackRejection(
  { method, note }: { method: RefundMethod; note: string },
  { cash, accountId, onAccount, by, pointsOn }: Paying,
): PlainRefusal | null {
  if (cash === null || cash <= 0) return 'refund_nothing'
  if (method === 'account') return onAccount ? null : 'khata_off'
  if (method !== 'points') return note === '' ? 'refund_note_missing' : null
  if (!pointsOn) return 'refund_points_off'
  if (accountId === null) return 'refund_no_account'
  return accountId === by ? 'own_points' : null
}

/** Null: allowed. `usable`: points the buyer can spend; null: no account. */
export function undoRejection(
  { method, points }: Pick<RefundPayment, 'method' | 'points'>,
  usable: number | null,
): PlainRefusal | null {
  if (method === 'earlier') return 'refund_unknown'
  return points > (usable ?? 0) ? 'refund_points_spent' : null
}
