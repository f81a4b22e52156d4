import type { Sql } from '#db/database.ts'
import { Refusal } from '../refusals.ts'
import { emailKey } from '../email-key.ts'
import { accountByEmail, type AccountRow, accountsByPhone } from './accounts.store.ts'
import { passwordMatches } from './passwords.ts'
import { phoneKey } from './phone.ts'

/** What a person typed to say who they are, in the form in which tries are counted. */
export const loginKey = (typed: string) =>
  isEmailLike(typed) ? emailKey(typed) : (phoneKey(typed) ?? emailKey(typed))

const isEmailLike = (typed: string) => emailKey(typed).includes('@')

type Login = { email: string; password: string; address: string }

/**
 * The account that this e-mail or phone and this password open; undefined, in the same time, when
 * there is none or the password is wrong. Anybody can write somebody else's phone into their account,
 * so a phone that several share opens the one whose password it is; where that is more than one,
 * `phone_shared`. A phone is always compared as often, so that the time tells nobody how many have it.
 */
export async function findLogin(
  db: Sql,
  { email: typed, password, address }: Login,
): Promise<AccountRow | undefined> {
  const isEmail = isEmailLike(typed)
  const rows = isEmail ? [await accountByEmail(db, typed)] : await sharingPhone(db, typed)
  const times = isEmail ? 1 : accountsTried
  const matching: AccountRow[] = []
  for (let index = 0; index < times; index += 1) {
    const row = rows[index]
    const isRight = await passwordMatches(password, row?.password_hash, address)
    if (isRight && row !== undefined) matching.push(row)
  }
  if (matching.length > 1) throw new Refusal('phone_shared')
  return matching[0]
}

const accountsTried = 3

async function sharingPhone(db: Sql, typed: string): Promise<AccountRow[]> {
  const phone = phoneKey(typed)
  return phone === null ? [] : accountsByPhone(db, phone, accountsTried)
}
