import type { Sql, Tx } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { fold } from '../fold.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { newId } from '../ids.ts'
import { oneOf } from '../one-of.ts'
import {
  type OutboxEntry,
  type OutboxState,
  outboxStates,
  type QueuedEmail,
} from './outbox-entry.ts'

type OutboxRow = {
  id: string
  details: string
  locale: string | null
  state: OutboxState
  written_at: number
  due_at: number
  tries: number
  sent_at: number | null
  problem: string | null
}

/** `E`: kinds the caller expects. */
const toEntry = <E extends QueuedEmail>(row: OutboxRow): OutboxEntry<E> => ({
  id: row.id,
  email: JSON.parse(row.details) as E,
  locale: row.locale,
  state: oneOf(outboxStates, row.state),
  writtenAt: row.written_at,
  dueAt: row.due_at,
  tries: row.tries,
  sentAt: row.sent_at,
  problem: row.problem,
})

/**
 * Call in the transaction of the change. `accountId`: owner, whatever the address; null: a guest, or not
 * looked up. `locale` null: the account's. `wait`: ms until it is sent.
 */
export const insertEmail = <E extends QueuedEmail>(
  tx: Sql,
  email: E,
  at: number,
  accountId: string | null,
  locale: string | null = null,
  wait = 0,
) => tx.run`
  insert into outbox (id, kind, recipient, details, state, written_at, due_at, tries, account_id, locale, folded_recipient)
  values (${newId()}, ${email.kind}, ${email.to}, ${JSON.stringify(email)}, 'due', ${at}, ${at + wait}, 0, ${accountId},
    coalesce(${locale}, (select locale from account where id = ${accountId})), ${fold(email.to)})`

/** Unsent ones aren't sent. */
export const deleteEmailsOf = (tx: Sql, accountId: string) =>
  tx.run`delete from outbox where account_id = ${accountId}`

/** Deletes the order's e-mail of this kind, unless sending it has begun. */
export const deleteUnsentEmail = (tx: Sql, kind: string, orderId: string) => tx.run`
  delete from outbox where state = 'due' and tries = 0 and kind = ${kind} and details like ${`%"id":"${orderId}"%`}`

/** Deletes the e-mail of this kind that names `id` and waits, also for its next try. */
export const deleteDueEmail = (tx: Sql, kind: string, id: string) => tx.run`
  delete from outbox where state = 'due' and kind = ${kind} and details like ${`%"${id}"%`}`

/** E-mails without an account: guest orders, password resets. */
export const deleteEmailsTo = (tx: Sql, email: string) => tx.run`
  delete from outbox where account_id is null and lower(recipient) = ${email.trim().toLowerCase()}`

/** Only e-mails without an account. */
export const deleteEmailsOfKindsTo = (tx: Sql, email: string, kinds: readonly string[]) => tx.run`
  delete from outbox where account_id is null and kind in ${list(kinds)} and lower(recipient) = ${email.trim().toLowerCase()}`

/** Unsent resets of a deleted account. */
export const deleteResetEmailsTo = (tx: Sql, email: string) => tx.run`
  delete from outbox where account_id is null and kind = 'password-reset' and lower(recipient) = ${email.trim().toLowerCase()}`

/** Cheap check before opening a transaction. */
export async function isAnyDue(db: Sql, now: number): Promise<boolean> {
  const found = await db.maybeOne`
    select 1 as one from outbox where state in ('due', 'sending') and due_at <= ${now} limit 1`
  return found !== undefined
}

/**
 * Claims the oldest due e-mail; parallel callers get different ones. After `claimedUntil` (ms UTC) the
 * claim counts as dead.
 */
export async function claimEmail<E extends QueuedEmail>(
  tx: Tx,
  claim: string,
  now: number,
  claimedUntil: number,
): Promise<OutboxEntry<E> | undefined> {
  const row = await tx.maybeOne<OutboxRow>`
    update outbox set state = 'sending', claim = ${claim}, due_at = ${claimedUntil}, tries = tries + 1
    where state in ('due', 'sending') and due_at <= ${now} and id = (
      select id from outbox where state in ('due', 'sending') and due_at <= ${now} order by due_at, id limit 1)
    returning *`
  return row && toEntry<E>(row)
}

/** Records the result, unless another sender has taken over the claim. */
export const settleEmail = (
  db: Sql,
  claim: string,
  outcome: { state: OutboxState; dueAt: number; sentAt: number | null; problem: string | null },
) => db.run`
  update outbox set state = ${outcome.state}, due_at = ${outcome.dueAt}, sent_at = ${outcome.sentAt}, problem = ${outcome.problem}, claim = null
  where claim = ${claim}`

/** For an e-mail that has no recipient any more. */
export const dropEmail = (db: Sql, claim: string) =>
  db.run`delete from outbox where claim = ${claim}`

type Search = { text: string; state: OutboxState | null }

/** Newest first; matches part of address or kind. */
export async function searchOutbox<E extends QueuedEmail>(
  db: Sql,
  search: Search & { limit: number; offset: number },
): Promise<OutboxEntry<E>[]> {
  const found = await db.all<OutboxRow>`
    select * from outbox where ${matching(search)} order by written_at desc, id limit ${search.limit} offset ${search.offset}`
  return found.map((row) => toEntry<E>(row))
}

export async function countOutbox(db: Sql, search: Search): Promise<number> {
  return (
    await db.one<{ count: number }>`select count(*) as count from outbox where ${matching(search)}`
  ).count
}

const matching = ({ text, state }: Search) => sql`
  ${state === null ? sql`1 = 1` : sql`state = ${state}`} and ${saysFolded(sql`folded_recipient || ' ' || kind`, text)}`

export const foldedEmails: FoldedTable = {
  table: sql`outbox`,
  columns: [{ folded: sql`folded_recipient`, text: sql`recipient` }],
}

/** Due at `now` (ms UTC) with all tries; false: no failed e-mail has this id. */
export async function retryFailedEmail(tx: Tx, id: string, now: number): Promise<boolean> {
  const row = await tx.maybeOne`
    update outbox set state = 'due', due_at = ${now}, tries = 0
    where id = ${id} and state in ('failed', 'kept') returning id`
  return row !== undefined
}

/** In any state. */
export const isInOutbox = async (db: Sql, id: string): Promise<boolean> =>
  (await db.maybeOne`select id from outbox where id = ${id}`) !== undefined

/** For demo data: visible to staff, never sent. */
export const withholdAllEmails = (db: Sql) =>
  db.run`update outbox set state = 'kept' where state = 'due'`

/** `before`: ms UTC. Old e-mails hold names and addresses no longer needed. */
export const deleteOldEmails = (db: Sql, before: number) =>
  db.run`delete from outbox where state in ('sent', 'kept', 'failed') and written_at < ${before}`

export const moveEmails = (tx: Sql, from: string, to: string) =>
  tx.run`update outbox set account_id = ${to} where account_id = ${from}`
