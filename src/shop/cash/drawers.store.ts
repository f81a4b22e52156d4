import type { Sql, Tx } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import { newId } from '../ids.ts'
import { type Paisa, paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import {
  type CashDrawer,
  type CashEntry,
  type CashKind,
  cashKinds,
  type CountedNotes,
  type EntryMethod,
  entryMethods,
} from './drawer.ts'

export type NewEntry = {
  id: string
  kind: CashKind
  method: EntryMethod
  /** Signed, paisa. */
  amount: Paisa
  orderId: string | null
  note: string
  at: number
  by: string
}

const balanceOf = (drawer: Fragment) => sql`
  coalesce((select balance_after from cash_entry where drawer_id = ${drawer} order by seq desc limit 1), 0)`

/** The open drawer of a staff member, locked; opened if there is none. */
export async function lockOpenDrawer(
  tx: Tx,
  holder: string,
  at: number,
): Promise<{ id: string; balance: Paisa }> {
  await tx.run`
    insert into cash_drawer (id, account_id, opened_at) values (${newId()}, ${holder}, ${at})
    on conflict (account_id) where closed_at is null do nothing`
  const open = await tx.maybeOne<{ id: string }>`
    select id from cash_drawer where account_id = ${holder} and closed_at is null ${tx.forUpdate}`
  // Closed by somebody between the two: a new one is opened.
  return open === undefined ? lockOpenDrawer(tx, holder, at) : withBalance(tx, open.id)
}

/** Undefined: unknown. */
export const lockDrawer = async (tx: Tx, id: string): Promise<CashDrawer | undefined> => {
  await tx.maybeOne`select id from cash_drawer where id = ${id} ${tx.forUpdate}`
  return findDrawer(tx, id)
}

async function withBalance(tx: Tx, id: string) {
  const { balance } = await tx.one<{ balance: number }>`select ${balanceOf(sql`${id}`)} as balance`
  return { id, balance: paisa(balance) }
}

/** Into a locked drawer. */
export const insertEntry = (tx: Tx, drawerId: string, entry: NewEntry) => tx.run`
  insert into cash_entry (drawer_id, seq, id, kind, method, amount, balance_after, order_id, note, at, account_id)
  values (${drawerId}, coalesce((select max(seq) from cash_entry where drawer_id = ${drawerId}), 0) + 1, ${entry.id},
    ${entry.kind}, ${entry.method}, ${entry.amount},
    ${balanceOf(sql`${drawerId}`)} + ${entry.method === 'cash' ? entry.amount : 0},
    ${entry.orderId}, ${entry.note}, ${entry.at}, ${entry.by})`

type KnownEntry = Pick<CashEntry, 'kind' | 'method' | 'amount' | 'orderId' | 'note'> & {
  drawerId: string
  holder: string
}

/** Where this entry is, and what it says; undefined: it isn't entered yet. */
export const findEntry = (db: Sql, id: string) =>
  db.maybeOne<KnownEntry>`
    select drawer_id as "drawerId", cash_drawer.account_id as holder, cash_entry.kind, method, amount,
      order_id as "orderId", cash_entry.note
    from cash_entry join cash_drawer on cash_drawer.id = drawer_id where cash_entry.id = ${id}`

type Closing = {
  at: number
  by: string
  counted: Paisa
  kept: Paisa
  taker: string
  difference: Paisa
  notes: CountedNotes
  note: string
  needsApproval: boolean
}

export const updateClosed = (tx: Tx, id: string, closed: Closing) => tx.run`
  update cash_drawer set closed_at = ${closed.at}, closed_by = ${closed.by}, counted = ${closed.counted},
    difference = ${closed.difference}, kept = ${closed.kept}, taker = ${closed.taker}, notes = ${JSON.stringify(closed.notes)}, note = ${closed.note},
    needs_approval = ${Number(closed.needsApproval)}
  where id = ${id}`

export const updateApproved = (tx: Tx, id: string, { at, by }: { at: number; by: string }) =>
  tx.run`update cash_drawer set approved_at = ${at}, approved_by = ${by} where id = ${id}`

type Row = {
  id: string
  holder_id: string
  holder: string
  opened_at: number
  closed_at: number | null
  closer_id: string | null
  closed_by: string | null
  counted: number | null
  difference: number | null
  kept: number
  taker: string
  notes: string | null
  note: string
  needs_approval: number
  approved_at: number | null
  approved_by: string | null
  balance: number
}

const drawers = sql`
  select cash_drawer.id, cash_drawer.account_id as holder_id, holder.full_name as holder, opened_at, closed_at,
    closed_by as closer_id, closer.full_name as closed_by, counted, difference, kept, taker, notes, cash_drawer.note, needs_approval, approved_at,
    approver.full_name as approved_by, ${balanceOf(sql`cash_drawer.id`)} as balance
  from cash_drawer join account holder on holder.id = cash_drawer.account_id
  left join account closer on closer.id = closed_by left join account approver on approver.id = approved_by`

const toDrawer = (row: Row): CashDrawer => ({
  id: row.id,
  holder: { id: row.holder_id, name: row.holder },
  openedAt: row.opened_at,
  balance: paisa(row.balance),
  closed:
    row.closed_at === null
      ? null
      : {
          at: row.closed_at,
          by: row.closed_by ?? '',
          byId: row.closer_id ?? '',
          counted: paisa(row.counted ?? 0),
          difference: paisa(row.difference ?? 0),
          kept: paisa(row.kept),
          taker: row.taker,
          notes: JSON.parse(row.notes ?? '{}') as CountedNotes,
          note: row.note,
          needsApproval: row.needs_approval === 1,
          approved:
            row.approved_at === null ? null : { at: row.approved_at, by: row.approved_by ?? '' },
        },
})

export async function findDrawer(db: Sql, id: string): Promise<CashDrawer | undefined> {
  const row = await db.maybeOne<Row>`${drawers} where cash_drawer.id = ${id}`
  return row && toDrawer(row)
}

/** The open drawer of a staff member. */
export async function openDrawerOf(db: Sql, holder: string): Promise<CashDrawer | undefined> {
  const row = await db.maybeOne<Row>`
    ${drawers} where cash_drawer.account_id = ${holder} and closed_at is null`
  return row && toDrawer(row)
}

/** Open ones first, then those to approve, then the last closed; `holder` null: of everybody. */
export async function listDrawers(
  db: Sql,
  holder: string | null,
  limit: number,
): Promise<CashDrawer[]> {
  const whose = holder === null ? sql`1 = 1` : sql`cash_drawer.account_id = ${holder}`
  const open = await db.all<Row>`
    ${drawers} where ${whose} and closed_at is null order by opened_at, cash_drawer.id`
  const toApprove = await db.all<Row>`
    ${drawers} where ${whose} and needs_approval = 1 and approved_at is null order by closed_at, cash_drawer.id`
  const closed = await db.all<Row>`
    ${drawers} where ${whose} and closed_at is not null and (needs_approval = 0 or approved_at is not null)
    order by closed_at desc, opened_at desc, cash_drawer.id limit ${limit}`
  return [...open, ...toApprove, ...closed].map(toDrawer)
}

/** Drawers whose difference waits for a second person. */
export const countToApprove = async (db: Sql): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from cash_drawer where needs_approval = 1 and approved_at is null`
  ).count

/** As in the database: 1 for true. */
export type EntryRow = Omit<CashEntry, 'isSale'> & { isSale: number }

export const toEntry = (row: EntryRow): CashEntry => ({
  ...row,
  isSale: row.isSale === 1,
  kind: oneOf(cashKinds, row.kind),
  method: oneOf(entryMethods, row.method),
  amount: paisa(row.amount),
  balanceAfter: paisa(row.balanceAfter),
})

/** 1 for entries of a sale at the counter. */
export const ofSale = sql`
  case when exists (select 1 from orders where orders.id = order_id and channel = 'counter') then 1 else 0 end as "isSale"`

const entries = sql`
  select seq, cash_entry.id, cash_entry.kind, method, amount, balance_after as "balanceAfter", order_id as "orderId", note,
    cash_entry.at, full_name as by, ${ofSale}
  from cash_entry join account on account.id = cash_entry.account_id`

/** Newest first. */
export const entriesOf = async (db: Sql, drawerId: string, limit: number): Promise<CashEntry[]> =>
  (
    await db.all<EntryRow>`${entries} where drawer_id = ${drawerId} order by seq desc limit ${limit}`
  ).map(toEntry)

/** What was collected for an order at its delivery, and in whose drawer it came last. */
export async function collectedFor(
  db: Sql,
  orderId: string,
): Promise<{ entries: CashEntry[]; holder: string | null }> {
  const found = await db.all<EntryRow & { holder: string }>`
    select seq, cash_entry.id, cash_entry.kind, method, amount, balance_after as "balanceAfter", order_id as "orderId",
      cash_entry.note, cash_entry.at, '' as by, cash_drawer.account_id as holder, ${ofSale}
    from cash_entry join cash_drawer on cash_drawer.id = drawer_id
    where order_id = ${orderId} and cash_entry.kind in ('order', 'order-back', 'moved', 'short') order by cash_entry.at, opened_at, seq`
  return { entries: found.map(toEntry), holder: found.at(-1)?.holder ?? null }
}

/** Entries about an order of these kinds, oldest first. */
export const entriesOfOrder = async (
  db: Sql,
  orderId: string,
  kinds: readonly CashKind[],
): Promise<CashEntry[]> =>
  (
    await db.all<EntryRow>`
      ${entries} where order_id = ${orderId} and cash_entry.kind in ${list(kinds)} order by cash_entry.at, seq`
  ).map(toEntry)
