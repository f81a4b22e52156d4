import type { Sql } from '#db/database.ts'
import { record } from '../events/events.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { refuseIf, Refusal, type PlainRefusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { accountById, type AccountRow, changeAccount } from './accounts.store.ts'
import {
  changeContacts,
  countContactChange,
  type NewContacts,
  newContacts,
} from './contacts/change-contacts.ts'
import { lockOwnSession } from './sessions/lock-own-session.ts'
import { hashPassword } from './signing-in/passwords.ts'
import { phoneKey } from './contacts/phone.ts'
import { isSurelyUnwritten, type NewPicture } from './picture.ts'
import { proveIdentity } from './signing-in/prove-identity.ts'
import { deleteOtherSessions } from './sessions/sessions.store.ts'
import { countTry } from './signing-in/throttle.store.ts'
import { isEmail } from './contacts/email.ts'
import { passwordRejection } from './signing-in/sign-up-form.ts'

/** Empty fields stay unchanged. */
export type ProfileForm = {
  fullName: string
  email: string
  phone: string
  businessName: string
  businessAddress: string
  password: string
  currentPassword: string
}

/**
 * Password, e-mail and phone need the current password or a login within ten minutes. A new password ends
 * other sessions; a new e-mail needs confirmation (`changeContacts`). Refuses a business from a normal
 * buyer. Removes the unused picture.
 */
export async function updateProfile(
  visit: Visit,
  form: ProfileForm,
  newPicture: NewPicture | null,
): Promise<void> {
  const { id } = customer(visit)
  refuseIf(profileRejection(form))
  const before = await rowOf(visit.db, id)
  const hasBusiness = form.businessName !== '' || form.businessAddress !== ''
  if (hasBusiness && before.kind !== 'stock') throw new Refusal('no_business')
  refuseIf(newPasswordRejection(form, before))
  const isProven = await prove(visit, form, before)
  const passwordHash = form.password === '' ? null : await newHash(visit, id, form.password)
  const picture = newPicture === null ? null : await savePicture(visit, id, newPicture)
  const replacing = visit.db.transaction(async (tx) => {
    await lockOwnSession(tx, visit) // parallel forms must not lose each other's fields or pictures
    const row = await rowOf(tx, id)
    const contacts = newContacts(row, form)
    if (isSensitive(form, contacts) && !isProven) throw new Refusal('current_password')
    await changeAccount(tx, id, changed(row, form, { picture, passwordHash }))
    if (passwordHash !== null) await endOthers(tx, visit, row)
    await changeContacts(tx, row, contacts, visit.now())
    await record(tx, { kind: 'account.changed', at: visit.now(), actor: id, subject: id, data: {} })
    return row.picture
  })
  const replaced = await replacing.catch(async (error: unknown) => {
    if (picture !== null && isSurelyUnwritten(error)) await newPicture?.remove(picture)
    throw error
  })
  if (picture !== null && replaced !== null) await newPicture?.remove(replaced)
}

const hour = 60 * 60_000
const picturesAnHour = 30

/** Limited: resizing is expensive. */
async function savePicture({ db, now }: Visit, id: string, picture: NewPicture) {
  if ((await countTry(db, `picture ${id}`, now(), hour)) > picturesAnHour)
    throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  return picture.keep()
}

const passwordsAnHour = 10

async function newHash({ db, now }: Visit, id: string, password: string) {
  if ((await countTry(db, `new-password ${id}`, now(), hour)) > passwordsAnHour)
    throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  return hashPassword(password, id)
}

/** Mails the owner: intruders change the password first. */
async function endOthers(tx: Sql, visit: Visit, row: AccountRow) {
  await deleteOtherSessions(tx, row.id, visit.session?.tokenHash ?? '')
  const notice = { kind: 'password-changed', to: row.email, name: row.full_name } as const
  await insertEmail(tx, notice, visit.now(), row.id)
}

const isSensitive = ({ password }: ProfileForm, { email, phone }: NewContacts) =>
  password !== '' || email !== null || phone !== null

/** Asks for proof only where it is needed. */
async function prove(visit: Visit, form: ProfileForm, row: AccountRow): Promise<boolean> {
  const contacts = newContacts(row, form)
  if (!isSensitive(form, contacts)) return false
  await proveIdentity(visit, form.currentPassword, row)
  if (contacts.email !== null || contacts.phone !== null)
    await countContactChange(visit, row.id, contacts)
  return true
}

async function rowOf(db: Sql, id: string): Promise<AccountRow> {
  const row = await accountById(db, id)
  if (row === undefined) throw new Refusal('sign_in')
  return row
}

function changed(
  row: AccountRow,
  form: ProfileForm,
  { picture, passwordHash }: { picture: string | null; passwordHash: string | null },
) {
  const isStock = row.kind === 'stock'
  return {
    fullName: form.fullName || row.full_name,
    // A new address waits for confirmation; another spelling applies now.
    email: form.email !== '' && newContacts(row, form).email === null ? form.email : row.email,
    businessName: isStock ? form.businessName || row.business_name : null,
    businessAddress: isStock ? form.businessAddress || row.business_address : null,
    picture: picture ?? row.picture,
    passwordHash: passwordHash ?? row.password_hash,
  }
}

function profileRejection(form: ProfileForm): PlainRefusal | null {
  if (form.email !== '' && !isEmail(form.email)) return 'email_invalid'
  if (form.phone !== '' && phoneKey(form.phone) === null) return 'phone_invalid'
  return form.password === '' ? null : passwordRejection(form.password)
}

const newPasswordRejection = ({ password, email }: ProfileForm, row: AccountRow) =>
  password === '' ? null : passwordRejection(password, email || row.email)
