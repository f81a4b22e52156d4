import { DuplicateKey } from '#db/database.ts'
import { refuseIf, Refusal, type RefusalCode } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { accountById, changeAccount } from './accounts.store.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { phoneKey } from './phone.ts'
import { deleteOtherSessions } from './sessions.store.ts'
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

const freshFor = 10 * 60_000

/**
 * Changes the profile of whoever asks. A new password needs the current one unless the session was
 * signed in within ten minutes, and ends all other sessions (decisions §1). Returns the path of the
 * picture that was replaced, for the caller to remove.
 */
export async function updateProfile(
  visit: Visit,
  form: ProfileForm,
  keepPicture: (() => Promise<string>) | null,
): Promise<{ replacedPicture: string | null }> {
  const { id, kind } = customer(visit)
  refuseIf(whyNotUpdate(form))
  const row = await accountById(visit.db, id)
  if (row === undefined) throw new Refusal('sign-in')
  const passwordHash = form.password === '' ? null : await newHash(visit, form, row.password_hash)
  const picture = keepPicture === null ? null : await keepPicture()
  const isStock = kind === 'stock'
  const changed = {
    fullName: form.fullName || row.full_name,
    email: form.email || row.email,
    phone: form.phone === '' ? row.phone : (phoneKey(form.phone) ?? row.phone),
    businessName: isStock ? form.businessName || row.business_name : null,
    businessAddress: isStock ? form.businessAddress || row.business_address : null,
    picture: picture ?? row.picture,
    passwordHash: passwordHash ?? row.password_hash,
  }
  try {
    await visit.db.transaction(async (tx) => {
      await changeAccount(tx, id, changed)
      if (passwordHash !== null) await deleteOtherSessions(tx, id, visit.session?.tokenHash ?? '')
    })
  } catch (error) {
    throw error instanceof DuplicateKey ? new Refusal('email-taken') : error
  }
  return { replacedPicture: picture === null ? null : row.picture }
}

function whyNotUpdate(form: ProfileForm): RefusalCode | null {
  if (form.email !== '' && !isEmail(form.email)) return 'email-invalid'
  if (form.phone !== '' && phoneKey(form.phone) === null) return 'phone-invalid'
  return form.password === '' ? null : whyNotPassword(form.password)
}

async function newHash(visit: Visit, form: ProfileForm, current: string) {
  const isFresh = visit.session !== null && visit.now() - visit.session.signedInAt <= freshFor
  const isProven = isFresh || (form.currentPassword !== '' && (await passwordMatches(form.currentPassword, current)))
  if (!isProven) throw new Refusal('current-password')
  return hashPassword(form.password)
}
