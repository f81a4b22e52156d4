import type { Sql } from '#db/database.ts'
import { newId } from '../../ids.ts'
import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { emailKey } from '../../email-key.ts'
import { accountByEmail, type AccountRow } from '../accounts.store.ts'
import {
  insertContactChange,
  isEmailReserved,
  replaceAskedChanges,
  setPhone,
} from './contact-changes.store.ts'
import { phoneKey } from './phone.ts'
import { countTry } from '../signing-in/throttle.store.ts'

/** null: unchanged. */
export type NewContacts = { email: string | null; phone: string | null }

/** Only case or phone spelling: no change. */
export function newContacts(
  row: Pick<AccountRow, 'email' | 'phone'>,
  form: { email: string; phone: string },
): NewContacts {
  const phone = phoneKey(form.phone)
  return {
    email: form.email !== '' && emailKey(form.email) !== emailKey(row.email) ? form.email : null,
    phone: phone !== null && phone !== row.phone ? phone : null,
  }
}

const hour = 60 * 60_000
const changesAnHour = 10
const mailsAnHour = 3

/** Limited: each change sends e-mails, one of them to an unverified address. */
export async function countContactChange(
  { db, now }: Visit,
  accountId: string,
  { email }: NewContacts,
): Promise<void> {
  const changes = await countTry(db, `contact-change ${accountId}`, now(), hour)
  const mails =
    email === null ? 0 : await countTry(db, `confirm-email ${emailKey(email)}`, now(), hour)
  if (changes > changesAnHour || mails > mailsAnHour)
    throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
}

/**
 * A phone changes at once, an e-mail address once its mailed link is used; both send an undo link to the
 * current address. Refuses an address that another account has or can get back. `tx` holds the account's
 * lock.
 */
export async function changeContacts(
  tx: Sql,
  row: AccountRow,
  { email, phone }: NewContacts,
  at: number,
): Promise<void> {
  const notice = { name: row.full_name, change: newId() }
  if (phone !== null) {
    const change = { id: notice.change, oldValue: row.phone, newValue: phone }
    await insertContactChange(tx, { ...change, accountId: row.id, kind: 'phone', at })
    await setPhone(tx, row.id, phone)
    await insertEmail(tx, { kind: 'phone-changed', to: row.email, phone, ...notice }, at, row.id)
  }
  if (email !== null) await askForEmail(tx, row, email, at)
}

async function askForEmail(tx: Sql, row: AccountRow, email: string, at: number) {
  const isInUse = (await accountByEmail(tx, email)) !== undefined
  if (isInUse || (await isEmailReserved(tx, email, row.id, at))) throw new Refusal('email_taken')
  await replaceAskedChanges(tx, row.id)
  const id = newId()
  const change = { id, oldValue: row.email, newValue: email }
  await insertContactChange(tx, { ...change, accountId: row.id, kind: 'email', at })
  const notice = { name: row.full_name, change: id }
  await insertEmail(tx, { kind: 'confirm-email', to: email, ...notice }, at, row.id)
  await insertEmail(tx, { kind: 'email-asked', to: row.email, email, ...notice }, at, row.id)
}
