import type { Sql } from '#db/database.ts'
import { Refusal } from '../refusals.ts'
import { emailKey } from './account.ts'
import { accountByEmail, type AccountRow, accountsByPhone } from './accounts.store.ts'
import { passwordMatches } from './passwords.ts'
import { phoneKey } from './phone.ts'

/** What a person typed to say who they are, in the form in which tries are counted. */
export const loginKey = (typed: string) =>
  typed.includes('@') ? emailKey(typed) : (phoneKey(typed) ?? emailKey(typed))

/**
 * The account that this e-mail or phone and this password open; undefined, in the same time, when
 * there is none or the password is wrong. A phone that several accounts share opens none of them, and
 * only who knows a password of theirs is told so.
 */
export async function findLogin(
  db: Sql,
  typed: string,
  password: string,
): Promise<AccountRow | undefined> {
  const rows = await candidates(db, typed)
  const [row] = rows
  if (rows.length <= 1)
    return (await passwordMatches(password, row?.password_hash)) ? row : undefined
  const matches = await Promise.all(
    rows.map((shared) => passwordMatches(password, shared.password_hash)),
  )
  if (matches.includes(true)) throw new Refusal('phone-shared')
  return undefined
}

async function candidates(db: Sql, typed: string): Promise<AccountRow[]> {
  if (typed.includes('@'))
    return [await accountByEmail(db, typed)].filter((row) => row !== undefined)
  const phone = phoneKey(typed)
  return phone === null ? [] : accountsByPhone(db, phone)
}
