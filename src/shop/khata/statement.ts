import type { Sql } from '#db/database.ts'
import { paisa, type Paisa, plus, sum } from '../money.ts'
import { shopDay, startOfShopDay } from '../settings/shop-day.ts'
import type { KhataEntry } from './khata.ts'
import { balanceAt, entriesBetween } from './khata.store.ts'

/** A month ("2026-11") of an account; figures in paisa. */
export type Statement = {
  month: string
  opening: Paisa
  /** Oldest first. */
  entries: KhataEntry[]
  charged: Paisa
  /** Payments and credits, positive. */
  paid: Paisa
  closing: Paisa
}

export const monthOf = (at: number) => shopDay(at).slice(0, 7)

/** "2026-12" and 1 give "2027-01". */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const startOfMonth = (month: string) => startOfShopDay(`${month}-01`) ?? 0

/** Reads a month by its index; what came before is one row. */
export async function readStatement(db: Sql, accountId: string, month: string): Promise<Statement> {
  const [from, until] = [startOfMonth(month), startOfMonth(monthAfter(month, 1))]
  const opening = await balanceAt(db, accountId, from)
  const entries = await entriesBetween(db, accountId, { from, until })
  const amounts = entries.map(({ amount }) => amount)
  const charged = sum(amounts.filter((amount) => amount > 0))
  const paid = paisa(-sum(amounts.filter((amount) => amount < 0)))
  return { month, opening, entries, charged, paid, closing: plus(opening, sum(amounts)) }
}
