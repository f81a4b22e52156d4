import type { Sql } from '#db/database.ts'
import { type Paisa, plus, sum } from '../money.ts'
import { chargedAndPaid, type KhataEntry } from './khata.ts'
import { balanceAt, entriesBetween } from './khata.store.ts'
import { monthAfter, startOfMonth } from './month.ts'

/** A month ("2026-11") of an account; figures in paisa. */
export type Statement = {
  month: string
  opening: Paisa
  /** Oldest first. */
  entries: KhataEntry[]
  charged: Paisa
  /** Payments and credits, positive; negative if more of earlier months was undone. */
  paid: Paisa
  closing: Paisa
}

/** Reads a month by its index; what came before is one row. */
export async function readStatement(db: Sql, accountId: string, month: string): Promise<Statement> {
  const [from, until] = [startOfMonth(month), startOfMonth(monthAfter(month, 1))]
  const opening = await balanceAt(db, accountId, from)
  const entries = await entriesBetween(db, accountId, { from, until })
  const closing = plus(opening, sum(entries.map(({ amount }) => amount)))
  return { month, opening, entries, ...chargedAndPaid(entries), closing }
}
