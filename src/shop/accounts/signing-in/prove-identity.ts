import { isBusy, refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { AccountRow } from '../accounts.store.ts'
import { passwordMatches } from './passwords.ts'
import { countTry, forgetTries, uncountTry } from './throttle.store.ts'

const freshFor = 10 * 60_000
const window = 15 * 60_000
const triesAtPassword = 10

/**
 * A session signed in within ten minutes, or the password; a password that is given must be the right
 * one. Else refuses with `current_password`, and `too_many_tries` after ten wrong ones, whatever they
 * were given for: whoever holds a session must not find the password by trying.
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
      if (isBusy(error)) await uncountTry(visit.db, tries) // nothing was tried
      throw error
    },
  )
  if (!isRight) throw new Refusal('current_password')
  await forgetTries(visit.db, tries)
}

/** Whether the session was signed in within ten minutes. */
export const isRecentLogin = ({ session, now }: Pick<Visit, 'session' | 'now'>): boolean =>
  session !== null && now() - session.signedInAt <= freshFor
