import type { z } from 'zod'
import {
  type CashDrawer,
  type CashEntry,
  isManual,
  orderPaymentKind,
  takenBackId,
} from '#shop/cash/drawer.ts'
import type { CashOfDay } from '#shop/cash/cash-of-day.store.ts'
import type { CashInput } from '#shop/cash/enter-cash.ts'
import type { CountInput } from '#shop/cash/close-drawer.ts'
import { type Paisa, readRupees, rupees, toRupees } from '#shop/money.ts'
import type { LatePaymentInput } from '#shop/orders/moving/settle-short.ts'
import { Refusal } from '#shop/refusals.ts'
import { time } from '../../time.ts'
import type { cashCalls } from './cash.schema.ts'

export const encodeDrawer = ({ openedAt, balance, closed, ...drawer }: CashDrawer) => ({
  ...drawer,
  openedAt: time(openedAt),
  balance: toRupees(balance),
  closed: closed && encodeClosed(closed),
})

const encodeClosed = ({ byId: _, ...closed }: NonNullable<CashDrawer['closed']>) => ({
  ...closed,
  at: time(closed.at),
  counted: toRupees(closed.counted),
  difference: toRupees(closed.difference),
  kept: toRupees(closed.kept),
  approved: closed.approved && { ...closed.approved, at: time(closed.approved.at) },
})

/** Entries of a drawer, newest first. */
export function encodeCashEntries(entries: readonly CashEntry[]) {
  const ids = new Set(entries.map(({ id }) => id))
  return entries.map(({ seq: _, at, amount, balanceAfter, ...entry }) => ({
    ...entry,
    at: time(at),
    amount: toRupees(amount),
    balanceAfter: toRupees(balanceAfter),
    canTakeBack:
      (isManual(entry) || orderPaymentKind(entry) !== null) && !ids.has(takenBackId(entry.id)),
  }))
}

export const encodeCashOfDay = ({ amount, ...sum }: CashOfDay) => ({
  ...sum,
  amount: toRupees(amount),
})

const most = rupees(10_000_000)

/** Refuses an amount of nothing, and one above ten million rupees (`total_invalid`). */
export const decodeCash = ({
  amount,
  ...entry
}: z.infer<typeof cashCalls.adminEnterCash.body>): CashInput => ({
  ...entry,
  amount: amountOf(amount),
})

/** Refuses as `decodeCash`. */
export const decodeLatePayment = ({
  amount,
  ...payment
}: z.infer<typeof cashCalls.adminPayLater.body>): LatePaymentInput => ({
  ...payment,
  amount: amountOf(amount),
})

function amountOf(typed: string | number): Paisa {
  const amount = readRupees(typed)
  if (amount === null || amount <= 0 || amount > most) throw new Refusal('total_invalid')
  return amount
}

/** Refuses change that is no amount (`total_invalid`). */
export function decodeCount({
  seen,
  kept: typed,
  ...count
}: z.infer<typeof cashCalls.adminCloseDrawer.body>): CountInput {
  const kept = readRupees(typed)
  if (kept === null || kept < 0) throw new Refusal('total_invalid')
  return { ...count, seen: rupees(seen), kept }
}
