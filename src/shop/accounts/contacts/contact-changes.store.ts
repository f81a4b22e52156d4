import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { emailKey } from '../../email-key.ts'
import { fold } from '../../fold.ts'
import {
  confirmableFor,
  type ContactChange,
  type LinkPurpose,
  undoableFor,
} from './contact-change.ts'

const columns = sql`contact_change.id, account_id as "accountId", sequence, kind, old_value as "oldValue",
  new_value as "newValue", state, asked_at as "askedAt", applied_at as "appliedAt"`

type NewChange = Pick<ContactChange, 'id' | 'accountId' | 'kind' | 'oldValue' | 'newValue'> & {
  at: number
}

/** E-mail: asked for; phone: applied. The caller holds the account's lock. */
export const insertContactChange = (tx: Sql, { kind, at, ...change }: NewChange) => tx.run`
  insert into contact_change (id, account_id, sequence, kind, old_value, old_key, new_value, state, asked_at, applied_at)
  values (${change.id}, ${change.accountId},
    (select coalesce(max(sequence), 0) + 1 from contact_change where account_id = ${change.accountId}), ${kind},
    ${change.oldValue}, ${kind === 'email' ? emailKey(change.oldValue) : change.oldValue}, ${change.newValue},
    ${kind === 'email' ? 'asked' : 'applied'}, ${at}, ${kind === 'email' ? null : at})`

/** Withdraws unconfirmed changes. */
export const replaceAskedChanges = (tx: Sql, accountId: string) =>
  tx.run`update contact_change set state = 'replaced' where account_id = ${accountId} and state = 'asked'`

/** Renumbers it as the newest, after changes made before it was confirmed. */
export const applyContactChange = (
  tx: Sql,
  { id, accountId }: Pick<ContactChange, 'id' | 'accountId'>,
  at: number,
) => tx.run`
  update contact_change set state = 'applied', applied_at = ${at},
    sequence = (select max(sequence) + 1 from contact_change where account_id = ${accountId})
  where id = ${id}`

/** This change and all later ones, in any state. */
export const contactChangesFrom = (
  tx: Sql,
  { accountId, sequence }: Pick<ContactChange, 'accountId' | 'sequence'>,
) => tx.all<ContactChange>`
  select ${columns} from contact_change where account_id = ${accountId} and sequence >= ${sequence} order by sequence`

export const markUndone = (
  tx: Sql,
  { accountId, sequence }: Pick<ContactChange, 'accountId' | 'sequence'>,
) => tx.run`
  update contact_change set state = 'undone' where account_id = ${accountId} and sequence >= ${sequence}`

export const findContactChange = (db: Sql, id: string) =>
  db.maybeOne<ContactChange>`select ${columns} from contact_change where id = ${id}`

export const contactChangeByLink = (
  db: Sql,
  tokenHash: string,
  purpose: LinkPurpose,
) => db.maybeOne<ContactChange>`
  select ${columns} from contact_change join contact_link on contact_link.change_id = contact_change.id
  where token_hash = ${tokenHash} and purpose = ${purpose}`

export const insertContactLink = (
  db: Sql,
  link: { tokenHash: string; changeId: string; purpose: LinkPurpose },
) => db.run`
  insert into contact_link (token_hash, change_id, purpose) values (${link.tokenHash}, ${link.changeId}, ${link.purpose})`

/** Unconfirmed and not expired. */
export async function pendingEmailOf(db: Sql, accountId: string, now: number) {
  const found = await db.maybeOne<{ email: string }>`
    select new_value as email from contact_change
    where account_id = ${accountId} and state = 'asked' and asked_at > ${now - confirmableFor}`
  return found?.email ?? null
}

/**
 * True while another account can still get this address back. Call after writing, so that two parallel
 * changes can't miss each other.
 */
export async function isEmailReserved(
  tx: Sql,
  email: string,
  accountId: string,
  now: number,
): Promise<boolean> {
  const found = await tx.maybeOne`
    select 1 as one from contact_change where old_key = ${emailKey(email)} and kind = 'email' and state = 'applied'
      and account_id <> ${accountId} and applied_at > ${now - undoableFor} limit 1`
  return found !== undefined
}

export async function deleteContactChanges(tx: Sql, accountId: string): Promise<void> {
  await tx.run`
    delete from contact_link where change_id in (select id from contact_change where account_id = ${accountId})`
  await tx.run`delete from contact_change where account_id = ${accountId}`
}

export async function deleteOldContactChanges(db: Sql, before: number): Promise<void> {
  await db.run`
    delete from contact_link where change_id in (select id from contact_change where asked_at < ${before})`
  await db.run`delete from contact_change where asked_at < ${before}`
}

/** Confirmed, since a link to the address was used. Fails on the key of `email_key` if it is taken. */
export const setEmail = (tx: Sql, id: string, email: string, confirmedAt: number) => tx.run`
  update account set email = ${email}, email_key = ${emailKey(email)}, folded_email = ${fold(email)}, email_confirmed_at = ${confirmedAt} where id = ${id}`

export const setPhone = (tx: Sql, id: string, phone: string) =>
  tx.run`update account set phone = ${phone} where id = ${id}`

export const confirmEmailOf = (tx: Sql, id: string, at: number) =>
  tx.run`update account set email_confirmed_at = ${at} where id = ${id}`
