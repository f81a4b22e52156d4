import { DuplicateKey, type Sql } from '#db/database.ts'
import { insertLetter } from '../outbox/outbox.store.ts'
import { refuseIf, Refusal, type RefusalCode } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { emailKey } from './account.ts'
import { accountById, type AccountRow, changeAccount, lockOwnAccount } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'
import { phoneKey } from './phone.ts'
import type { NewPicture } from './picture.ts'
import { proveIdentity } from './prove-identity.ts'
import { deleteOtherSessions } from './sessions.store.ts'
import { countTry } from './throttle.store.ts'
import { isEmail, whyNotPassword } from './sign-up-form.ts'

/** What a person changes of their profile; empty fields stay as they are (spec §5). */
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
 * Changes the profile of whoever asks. A new password needs the current one unless the session was
 * signed in within ten minutes, and ends all other sessions. Refuses a business of a normal buyer. Of the old and the new
 * picture the one that is not the account's in the end is removed.
 */
export async function updateProfile(
  visit: Visit,
  form: ProfileForm,
  newPicture: NewPicture | null,
): Promise<void> {
  const { id } = customer(visit)
  refuseIf(whyNotUpdate(form))
  const hasBusiness = form.businessName !== '' || form.businessAddress !== ''
  if (hasBusiness && (await rowOf(visit.db, id)).kind !== 'stock') throw new Refusal('no-business')
  const passwordHash =
    form.password === '' ? null : await newHash(visit, form, await rowOf(visit.db, id))
  const picture = newPicture === null ? null : await keepOne(visit, id, newPicture)
  const replacing = visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id) // two forms sent at once must not lose each other's fields or pictures
    const row = await rowOf(tx, id)
    await changeAccount(tx, id, changed(row, form, { picture, passwordHash }))
    if (passwordHash !== null) await deleteOtherSessions(tx, id, visit.session?.tokenHash ?? '')
    await tellOf(tx, row, form, visit.now())
    return row.picture
  })
  const replaced = await replacing.catch(async (error: unknown) => {
    if (picture !== null) await newPicture?.remove(picture)
    throw error instanceof DuplicateKey ? new Refusal('email-taken') : error
  })
  if (picture !== null && replaced !== null) await newPicture?.remove(replaced)
}

const hour = 60 * 60_000
const picturesAnHour = 30

/** Drawing a picture is work: nobody has it done all day. */
async function keepOne({ db, now }: Visit, id: string, picture: NewPicture) {
  if ((await countTry(db, `picture ${id}`, now(), hour)) > picturesAnHour)
    throw new Refusal('too-many-tries', { retryAfter: hour / 1000 })
  return picture.keep()
}

/** What somebody who has got into an account would change first is told to the address that it had before. */
async function tellOf(tx: Sql, row: AccountRow, { email, password }: ProfileForm, at: number) {
  const [to, name] = [row.email, row.full_name]
  if (password !== '') await insertLetter(tx, { kind: 'password-changed', to, name }, at, row.id)
  if (email !== '' && emailKey(email) !== emailKey(to))
    await insertLetter(tx, { kind: 'email-changed', to, name, email }, at, row.id)
}

async function rowOf(db: Sql, id: string): Promise<AccountRow> {
  const row = await accountById(db, id)
  if (row === undefined) throw new Refusal('sign-in')
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
    email: form.email || row.email,
    phone: form.phone === '' ? row.phone : (phoneKey(form.phone) ?? row.phone),
    businessName: isStock ? form.businessName || row.business_name : null,
    businessAddress: isStock ? form.businessAddress || row.business_address : null,
    picture: picture ?? row.picture,
    passwordHash: passwordHash ?? row.password_hash,
  }
}

function whyNotUpdate(form: ProfileForm): RefusalCode | null {
  if (form.email !== '' && !isEmail(form.email)) return 'email-invalid'
  if (form.phone !== '' && phoneKey(form.phone) === null) return 'phone-invalid'
  return form.password === '' ? null : whyNotPassword(form.password)
}

async function newHash(visit: Visit, form: ProfileForm, { password_hash: current }: AccountRow) {
  await proveIdentity(visit, form.currentPassword, current)
  return hashPassword(form.password)
}
