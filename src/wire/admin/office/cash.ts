import type { z } from 'zod'
import type { CashDrawer, CashEntry } from '#shop/cash/drawer.ts'
import type { CashOfDay } from '#shop/cash/drawers.store.ts'
import type { CashInput } from '#shop/cash/enter-cash.ts'
import type { CountInput } from '#shop/cash/close-drawer.ts'
import { readRupees, rupees, toRupees } from '#shop/money.ts'
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
  approved: closed.approved && { ...closed.approved, at: time(closed.approved.at) },
})

export const encodeCashEntry = ({ seq: _, at, amount, balanceAfter, ...entry }: CashEntry) => ({
  ...entry,
  at: time(at),
  amount: toRupees(amount),
  balanceAfter: toRupees(balanceAfter),
})

export const encodeCashOfDay = ({ amount, ...sum }: CashOfDay) => ({
  ...sum,
  amount: toRupees(amount),
})

const most = rupees(10_000_000)

/** Refuses an amount of nothing, and one above ten million rupees (`total_invalid`). */
export function decodeCash({
  amount: typed,
  ...entry
}: z.infer<typeof cashCalls.adminEnterCash.body>): CashInput {
  const amount = readRupees(typed)
  if (amount === null || amount <= 0 || amount > most) throw new Refusal('total_invalid')
  return { ...entry, amount }
}

export const decodeCount = ({
  seen,
  ...count
}: z.infer<typeof cashCalls.adminCloseDrawer.body>): CountInput => ({
  ...count,
  seen: rupees(seen),
})
