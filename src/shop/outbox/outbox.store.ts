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

/** `E`: what the caller knows to be in the outbox. */
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
 * Puts a email into the outbox: call it in the transaction of what it tells of. `accountId` is
 * whose email it is, whatever its address; null: a guest's, or nobody has looked yet. `locale` is the
 * language it is read in; null: that of the account.
 */
export const insertEmail = <E extends QueuedEmail>(
  tx: Sql,
  email: E,
  at: number,
  accountId: string | null,
  locale: string | null = null,
) => tx.run`
  insert into outbox (id, kind, recipient, details, state, written_at, due_at, tries, account_id, locale, folded_recipient)
  values (${newId()}, ${email.kind}, ${email.to}, ${JSON.stringify(email)}, 'due', ${at}, ${at}, 0, ${accountId},
    coalesce(${locale}, (select locale from account where id = ${accountId})), ${fold(email.to)})`

/** All e-mails of an account: what waits is not sent any more, what was sent is forgotten. */
export const deleteEmailsOf = (tx: Sql, accountId: string) =>
  tx.run`delete from outbox where account_id = ${accountId}`

/** Those to an address that are nobody's: a guest's orders, links to a new password. */
export const deleteEmailsTo = (tx: Sql, email: string) => tx.run`
  delete from outbox where account_id is null and lower(recipient) = ${email.trim().toLowerCase()}`

/** Those of some kinds to an address that are nobody's. */
export const deleteEmailsOfKindsTo = (tx: Sql, email: string, kinds: readonly string[]) => tx.run`
  delete from outbox where account_id is null and kind in ${list(kinds)} and lower(recipient) = ${email.trim().toLowerCase()}`

/** Links to a new password that were asked for and not sent yet: for an account that is gone. */
export const deleteResetEmailsTo = (tx: Sql, email: string) => tx.run`
  delete from outbox where account_id is null and kind = 'password-reset' and lower(recipient) = ${email.trim().toLowerCase()}`

/** Whether a look into the outbox is worth a transaction. */
export async function isAnyDue(db: Sql, now: number): Promise<boolean> {
  const found = await db.maybeOne`
    select 1 as one from outbox where state in ('due', 'sending') and due_at <= ${now} limit 1`
  return found !== undefined
}

/**
 * Takes the e-mail that has waited longest, for whoever brings this claim; of two who ask at once
 * one gets it. Until `claimedUntil` nobody else does, and after that the claim counts as dead.
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

/** Writes down how it went, unless the claim has been overtaken by another. */
export const settleEmail = (
  db: Sql,
  claim: string,
  outcome: { state: OutboxState; dueAt: number; sentAt: number | null; problem: string | null },
) => db.run`
  update outbox set state = ${outcome.state}, due_at = ${outcome.dueAt}, sent_at = ${outcome.sentAt}, problem = ${outcome.problem}, claim = null
  where claim = ${claim}`

/** Deletes an e-mail that has no recipient any more. */
export const dropEmail = (db: Sql, claim: string) =>
  db.run`delete from outbox where claim = ${claim}`

type Search = { text: string; state: OutboxState | null }

/** A page of the outbox, newest first, of what has the text in its address or kind. */
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

/** Makes an e-mail that was given up due at `now`, with all its tries anew; false: none has failed under this id. */
export async function retryFailedEmail(tx: Tx, id: string, now: number): Promise<boolean> {
  const row = await tx.maybeOne`
    update outbox set state = 'due', due_at = ${now}, tries = 0
    where id = ${id} and state = 'failed' returning id`
  return row !== undefined
}

/** Whether there is an e-mail of this id, however it went. */
export const isInOutbox = async (db: Sql, id: string): Promise<boolean> =>
  (await db.maybeOne`select id from outbox where id = ${id}`) !== undefined

/** For a demo's history: staff can read its e-mails, and none is sent. */
export const withholdAllEmails = (db: Sql) =>
  db.run`update outbox set state = 'kept' where state = 'due'`

/** Old e-mails hold names and addresses that are not needed any more. */
export const deleteOldEmails = (db: Sql, before: number) =>
  db.run`delete from outbox where state in ('sent', 'kept', 'failed') and written_at < ${before}`

export const moveEmails = (tx: Sql, from: string, to: string) =>
  tx.run`update outbox set account_id = ${to} where account_id = ${from}`
