import type { Sql } from '#db/database.ts'
import { less, nothing, type Paisa, plus, sum } from '../money.ts'
import type { KhataEntry } from './khata.ts'
import { balanceAt, entriesBetween } from './khata.store.ts'
import { monthAfter, startOfMonth } from './month.ts'

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

/** Reads a month by its index; what came before is one row. */
export async function readStatement(db: Sql, accountId: string, month: string): Promise<Statement> {
  const [from, until] = [startOfMonth(month), startOfMonth(monthAfter(month, 1))]
  const opening = await balanceAt(db, accountId, from)
  const entries = await entriesBetween(db, accountId, { from, until })
  const amounts = entries.map(({ amount }) => amount)
  const charged = sum(amounts.filter((amount) => amount > 0))
  const paid = less(nothing, sum(amounts.filter((amount) => amount < 0)))
  return { month, opening, entries, charged, paid, closing: plus(opening, sum(amounts)) }
}
