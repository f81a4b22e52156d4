import type { Sql, Tx } from '#db/database.ts'
import { list, literals, sql } from '#db/sql.ts'
import { oneOf } from '../one-of.ts'
import { type Paisa, paisa } from '../money.ts'
import { openStatuses } from '../order-states.ts'
import {
  type KhataEntry,
  khataKinds,
  type KhataStanding,
  type KhataTerms,
  noTerms,
  type OpenCharge,
  openCharges,
} from './khata.ts'

type TermsRow = { is_on: number; credit_limit: number; due_days: number; version: number }

/** `noTerms` if nothing was ever allowed. */
export async function readTerms(db: Sql, accountId: string): Promise<KhataTerms> {
  const row = await db.maybeOne<TermsRow>`
    select is_on, credit_limit, due_days, version from khata where account_id = ${accountId}`
  if (row === undefined) return noTerms
  const { credit_limit: limit, due_days: days, version } = row
  return { isOn: row.is_on === 1, limit: paisa(limit), days, version }
}

/** The caller holds the account's lock. */
export const saveTerms = (
  tx: Tx,
  accountId: string,
  { isOn, limit, days, version }: KhataTerms,
) => tx.run`
  insert into khata (account_id, is_on, credit_limit, due_days, version)
  values (${accountId}, ${Number(isOn)}, ${limit}, ${days}, ${version})
  on conflict (account_id) do update set is_on = excluded.is_on, credit_limit = excluded.credit_limit,
    due_days = excluded.due_days, version = excluded.version`

export type NewKhataEntry = Omit<KhataEntry, 'seq' | 'balanceAfter'>

/**
 * Adds to the ledger and works out what is open. `by`: a staff account's id. The caller holds the account's lock, and
 * has made sure that the id is new.
 */
export async function insertKhataEntry(
  tx: Tx,
  accountId: string,
  { id, kind, amount, orderId, dueAt, method, note, at, by }: NewKhataEntry,
): Promise<void> {
  if (amount === 0) return
  // An account without terms has entries after a merge; lists find it by its row.
  await tx.run`insert into khata (account_id) values (${accountId}) on conflict (account_id) do nothing`
  await tx.run`
    insert into khata_entry (account_id, seq, id, kind, amount, balance_after, order_id, due_at, method, note, at, entered_by)
    values (${accountId}, coalesce((select max(seq) from khata_entry where account_id = ${accountId}), 0) + 1, ${id},
      ${kind}, ${amount},
      coalesce((select balance_after from khata_entry where account_id = ${accountId} order by seq desc limit 1), 0) + ${amount},
      ${orderId}, ${dueAt}, ${method}, ${note}, ${at}, ${by})`
  await saveOpen(tx, accountId)
}

async function saveOpen(tx: Tx, accountId: string) {
  const open = openCharges(await allEntries(tx, accountId))
  const before = await readOpen(tx, accountId)
  const same = ({ seq, amount, dueAt }: OpenCharge) => `${seq} ${amount} ${dueAt}`
  const [now, then] = [new Set(open.map(same)), new Set(before.map(same))]
  for (const charge of before)
    if (!now.has(same(charge)))
      await tx.run`delete from khata_open where account_id = ${accountId} and seq = ${charge.seq}`
  for (const charge of open)
    if (!then.has(same(charge)))
      await tx.run`
        insert into khata_open (account_id, seq, due_at, amount)
        values (${accountId}, ${charge.seq}, ${charge.dueAt}, ${charge.amount})`
}

const entries = sql`
  select seq, khata_entry.id, khata_entry.kind, amount, balance_after as "balanceAfter", order_id as "orderId",
    due_at as "dueAt", method, note, at, full_name as by
  from khata_entry left join account on account.id = entered_by`

const toEntry = (row: KhataEntry): KhataEntry => ({
  ...row,
  kind: oneOf(khataKinds, row.kind),
  amount: paisa(row.amount),
  balanceAfter: paisa(row.balanceAfter),
})

/** Oldest first. */
export const allEntries = async (db: Sql, accountId: string): Promise<KhataEntry[]> =>
  (
    await db.all<KhataEntry>`${entries} where khata_entry.account_id = ${accountId} order by seq`
  ).map(toEntry)

/** Entries from `from` until `until` (ms UTC), oldest first. */
export const entriesBetween = async (
  db: Sql,
  accountId: string,
  { from, until }: { from: number; until: number },
): Promise<KhataEntry[]> =>
  (
    await db.all<KhataEntry>`${entries}
      where khata_entry.account_id = ${accountId} and at >= ${from} and at < ${until} order by seq`
  ).map(toEntry)

/** The balance (paisa) before a moment (ms UTC). */
export const balanceAt = async (db: Sql, accountId: string, before: number): Promise<Paisa> =>
  paisa(
    (
      await db.one<{ balance: number }>`
        select cast(coalesce(sum(amount), 0) as bigint) as balance from khata_entry
        where account_id = ${accountId} and at < ${before}`
    ).balance,
  )

export async function findKhataEntry(
  db: Sql,
  id: string,
): Promise<(KhataEntry & { accountId: string }) | undefined> {
  const row = await db.maybeOne<KhataEntry & { accountId: string }>`
    select account_id as "accountId", seq, id, kind, amount, balance_after as "balanceAfter", order_id as "orderId",
      due_at as "dueAt", method, note, at, entered_by as by from khata_entry where id = ${id}`
  return row && { ...row, ...toEntry(row) }
}

/** Those of these ids that entries have. */
export async function knownEntries(db: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await db.all<{ id: string }>`select id from khata_entry where id in ${list(ids)}`
  return new Set(found.map(({ id }) => id))
}

/** What an order has on the ledgers now, and on which account its newest entry is; undefined: nothing. */
export async function bookedForOrder(
  db: Sql,
  orderId: string,
): Promise<{ accountId: string; amount: Paisa } | undefined> {
  const found = await db.all<{ accountId: string; amount: number }>`
    select account_id as "accountId", amount from khata_entry
    where order_id = ${orderId} and kind in ('order', 'order-back') order by at, seq`
  const last = found.at(-1)
  return (
    last && {
      accountId: last.accountId,
      amount: paisa(found.reduce((all, { amount }) => all + amount, 0)),
    }
  )
}

/** Oldest first. */
export const readOpen = async (db: Sql, accountId: string): Promise<OpenCharge[]> =>
  (
    await db.all<OpenCharge>`
      select khata_open.seq, order_id as "orderId", khata_open.due_at as "dueAt", khata_open.amount
      from khata_open join khata_entry on khata_entry.account_id = khata_open.account_id
        and khata_entry.seq = khata_open.seq
      where khata_open.account_id = ${accountId} order by khata_open.seq`
  ).map((row) => ({ ...row, amount: paisa(row.amount) }))

/** To decide on it, the caller holds the account's lock. `except`: an order that isn't counted as under way. */
export async function readStanding(
  db: Sql,
  accountId: string,
  except: string | null = null,
): Promise<KhataStanding> {
  const terms = await readTerms(db, accountId)
  const open = await readOpen(db, accountId)
  const { balance, reserved } = await db.one<{ balance: number; reserved: number }>`
    select coalesce((select balance_after from khata_entry where account_id = ${accountId}
        order by seq desc limit 1), 0) as balance,
      (select cast(coalesce(sum(total), 0) as bigint) from orders
        where account_id = ${accountId} and payment = 'account' and status in ${literals(openStatuses)}
          and id <> ${except ?? ''}) as reserved`
  return { terms, open, balance: paisa(balance), reserved: paisa(reserved) }
}

/** Notes of staff may name the person. */
export const clearKhataNotes = (tx: Tx, accountId: string) =>
  tx.run`update khata_entry set note = '' where account_id = ${accountId} and note <> ''`

export const deleteTerms = (tx: Tx, accountId: string) =>
  tx.run`update khata set is_on = 0, credit_limit = 0 where account_id = ${accountId}`

/** Whether the customer or the shop owes something. */
export const hasKhataBalance = async (db: Sql, accountId: string): Promise<boolean> =>
  (await readStanding(db, accountId)).balance !== 0
