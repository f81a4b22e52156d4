import { isBusy, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { Sql } from '#db/database.ts'
import {
  accountByEmail,
  accountById,
  type AccountRow,
  accountsByPhone,
  lockAccount,
  setLocale,
  toAccount,
} from '../accounts.store.ts'
import { deviceOf } from '../sessions/device.ts'
import { findSecondFactor } from '../second-factor/second-factor.store.ts'
import { countCodeTry, spendCode } from '../second-factor/spend-code.ts'
import { endSession, startSession } from '../sessions/session.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { countTry, clearTries, uncountTry } from './throttle.store.ts'
import type { Account } from '../../person.ts'
import { emailKey } from '../../email-key.ts'
import { passwordMatches } from './passwords.ts'
import { phoneKey } from '../contacts/phone.ts'

/** E-mail or phone in the form that failures are counted under. */
const loginKey = (typed: string) =>
  isEmailLike(typed) ? emailKey(typed) : (phoneKey(typed) ?? emailKey(typed))

const isEmailLike = (typed: string) => emailKey(typed).includes('@')

type Login = { email: string; password: string; address: string }

/**
 * Undefined, in the same time, if none matches. Anyone can enter another's phone, so a shared phone opens
 * the account with this password; several: `phone_shared`. Phone logins always compare equally often, to
 * hide how many share it.
 */
async function findLogin(
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

const window = 15 * 60_000
const triesPerAccount = 10
// A town behind one mobile address mistypes about forty passwords in that time.
const triesPerAddress = 150

/** Key of failed logins from one address. */
export const triesOf = (typed: string, address: string) => `sign-in ${loginKey(typed)} ${address}`

/**
 * Ends the visit's previous session. Unknown e-mail and wrong password give the same refusal in the same
 * time. Failures count per account and address, so others can't lock you out, and per address with a high
 * ceiling.
 */
export async function signIn(
  visit: Visit,
  input: {
    email: string
    password: string
    remember: boolean
    address: string
    userAgent: string | null
    /** app or recovery code, for staff with two-factor login */
    code?: string | undefined
  },
): Promise<{ account: Account; token: string }> {
  const { db } = visit
  const now = visit.now()
  const mine = triesOf(input.email, input.address)
  const byPlace = `sign-in ${input.address}`
  const [byAccount, byAddress] = [
    await countTry(db, mine, now, window),
    await countTry(db, byPlace, now, window),
  ]
  if (byAccount > triesPerAccount || byAddress > triesPerAddress)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  const row = await findLogin(db, input).catch(async (error: unknown) => {
    if (isBusy(error)) for (const name of [mine, byPlace]) await uncountTry(db, name) // no password was checked
    throw error
  })
  if (row === undefined) throw new Refusal('login_failed')
  await clearTries(db, mine)
  await uncountTry(db, byPlace)
  if (input.code !== undefined) await countCodeTry(db, row.id, now)
  const token = await db.transaction(async (tx) => {
    await lockAccount(tx, row.id)
    // The account may have changed during hashing.
    const { password_hash: current, blocked_at: blockedAt } = (await accountById(tx, row.id)) ?? row
    if (current !== row.password_hash) throw new Refusal('login_failed')
    if (blockedAt !== null) await refuseBlocked(tx)
    await takeSecondStep(tx, row, input.code, now)
    if (row.role === null) await setLocale(tx, row.id, visit.locale)
    const place = { device: deviceOf(input.userAgent), address: input.address }
    return startSession(tx, row.id, now, input.remember, place)
  })
  await endSession(visit)
  return { account: toAccount(row), token }
}

/** With the shop's phone number, if it has one. */
async function refuseBlocked(tx: Sql): Promise<never> {
  const { phone } = await readSettings(tx)
  throw phone === '' ? new Refusal('account_closed') : new Refusal('account_blocked', { phone })
}

/** Refuses `second_factor_needed` and `second_factor_wrong`. */
async function takeSecondStep(
  tx: Sql,
  { id, role }: Pick<AccountRow, 'id' | 'role'>,
  code: string | undefined,
  now: number,
) {
  const factor = role === null ? undefined : await findSecondFactor(tx, id)
  if (factor === undefined || factor.confirmedAt === null) return
  if (code === undefined || code === '') throw new Refusal('second_factor_needed')
  if (!(await spendCode(tx, id, code, now))) throw new Refusal('second_factor_wrong')
}
