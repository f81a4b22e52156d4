import type { Sql } from '#db/database.ts'
import { type Paisa, paisa } from '../money.ts'
import { compareNames } from '../name-order.ts'
import type { CashEntry, CashKind, EntryMethod } from './drawer.ts'
import { type EntryRow, ofSale, toEntry } from './drawers.store.ts'

export type DayEntry = CashEntry & { holder: string; drawerId: string }

/** Entries from `from` until `until` (ms UTC), drawer by drawer, in their order. */
export const entriesBetween = async (
  db: Sql,
  { from, until }: { from: number; until: number },
): Promise<DayEntry[]> =>
  (
    await db.all<EntryRow & Pick<DayEntry, 'holder' | 'drawerId'>>`
      select seq, cash_entry.id, cash_entry.kind, method, amount, balance_after as "balanceAfter", order_id as "orderId",
        cash_entry.note, cash_entry.at, author.full_name as by, holder.full_name as holder, drawer_id as "drawerId",
        ${ofSale}
      from cash_entry join cash_drawer on cash_drawer.id = drawer_id
      join account author on author.id = cash_entry.account_id
      join account holder on holder.id = cash_drawer.account_id
      where cash_entry.at >= ${from} and cash_entry.at < ${until}
      order by holder.full_name, opened_at, drawer_id, seq`
  ).map((row) => ({ ...row, ...toEntry(row) }))

export type CashOfDay = {
  holder: string
  kind: CashKind
  method: EntryMethod
  amount: Paisa
  count: number
}

/** Sums from `from` until `until` (ms UTC) by person, kind and method. */
export async function sumEntries(
  db: Sql,
  { from, until }: { from: number; until: number },
): Promise<CashOfDay[]> {
  const rows = await db.all<CashOfDay>`
    select full_name as holder, cash_entry.kind, method, cast(sum(amount) as bigint) as amount, count(*) as count
    from cash_entry join cash_drawer on cash_drawer.id = drawer_id join account on account.id = cash_drawer.account_id
    where cash_entry.at >= ${from} and cash_entry.at < ${until}
    group by full_name, cash_drawer.account_id, cash_entry.kind, method
    order by cash_drawer.account_id, cash_entry.kind, method`
  return rows
    .map((row) => ({ ...row, amount: paisa(row.amount) }))
    .toSorted((a, b) => compareNames(a.holder, b.holder))
}
