import { isBusy, refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { AccountRow } from '../accounts.store.ts'
import { passwordMatches } from './passwords.ts'
import { countTry, clearTries, uncountTry } from './throttle.store.ts'

const freshFor = 10 * 60_000
const window = 15 * 60_000
const triesAtPassword = 10

/**
 * Passes for a login within ten minutes, or the right password. Refuses `current_password`, and
 * `too_many_tries` after ten wrong ones for any purpose, so a stolen session can't guess it.
 */
export async function proveIdentity(
  visit: Visit,
  password: string,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> {
  const now = visit.now()
  if (password === '') {
    return refuseIf(isRecentLogin(visit) ? null : 'current_password')
  }
  const tries = `current-password ${account.id}`
  if ((await countTry(visit.db, tries, now, window)) > triesAtPassword)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  const isRight = await passwordMatches(password, account.password_hash, account.id).catch(
    async (error: unknown) => {
      if (isBusy(error)) await uncountTry(visit.db, tries) // no password was checked
      throw error
    },
  )
  if (!isRight) throw new Refusal('current_password')
  await clearTries(visit.db, tries)
}

/** Signed in within ten minutes. */
export const isRecentLogin = ({ session, now }: Pick<Visit, 'session' | 'now'>): boolean =>
  session !== null && now() - session.signedInAt <= freshFor
