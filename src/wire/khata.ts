import type { KhataEntry, OpenCharge } from '#shop/khata/khata.ts'
import { daysOverdue, leftOf, overdueOf } from '#shop/khata/khata.ts'
import type { Khata, KhataOffer } from '#shop/khata/read-khata.ts'
import { monthOf } from '#shop/khata/month.ts'
import { toRupees } from '#shop/money.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { time } from './time.ts'

/** What an account owes; see `KhataFields`. */
export function encodeStanding({
  terms: { isOn, limit, days },
  now,
  ...khata
}: Omit<Khata, 'statement'>) {
  const overdue = overdueOf(khata.open, now)
  const oldest = khata.open.map(({ dueAt }) => dueAt).toSorted((one, other) => one - other)[0]
  return {
    isOn,
    limit: toRupees(limit),
    days,
    balance: toRupees(khata.balance),
    reserved: toRupees(khata.reserved),
    left: isOn ? toRupees(leftOf({ ...khata, terms: { isOn, limit, days, version: 0 } })) : 0,
    overdue: toRupees(overdue.amount),
    daysOverdue: overdue.days,
    nextDueAt: oldest === undefined ? null : time(oldest),
  }
}

/** A statement; `noteOf`: the part of a note that its reader may see. */
export const encodeStatement = (
  { statement, open, now }: Pick<Khata, 'statement' | 'open' | 'now'>,
  noteOf: (entry: KhataEntry) => string,
) => ({
  month: statement.month,
  isLatest: statement.month >= monthOf(now),
  opening: toRupees(statement.opening),
  charged: toRupees(statement.charged),
  paid: toRupees(statement.paid),
  closing: toRupees(statement.closing),
  entries: statement.entries.map((entry) => ({
    ...encodeEntry(entry, { open, now }),
    note: noteOf(entry),
  })),
})

function encodeEntry(
  { id, kind, amount, balanceAfter, orderId, dueAt, method, at, seq }: KhataEntry,
  { open, now }: { open: readonly OpenCharge[]; now: number },
) {
  const charge = open.find((one) => one.seq === seq)
  return {
    id,
    kind,
    amount: toRupees(amount),
    balanceAfter: toRupees(balanceAfter),
    order: orderId === null ? null : { id: orderId, reference: referenceOf({ id: orderId }) },
    dueAt: dueAt === null ? null : time(dueAt),
    open: charge ? toRupees(charge.amount) : 0,
    daysOverdue: charge ? Math.max(0, daysOverdue(charge.dueAt, now)) : 0,
    method,
    at: time(at),
  }
}

/** For staff who enter an order. */
export const encodeOffer = ({ terms, left, overdue, days, graceDays }: KhataOffer) => ({
  limit: toRupees(terms.limit),
  left: toRupees(left),
  overdue: toRupees(overdue),
  daysOverdue: days,
  graceDays,
})
