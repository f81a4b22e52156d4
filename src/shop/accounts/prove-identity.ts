import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { passwordMatches } from './passwords.ts'

const freshFor = 10 * 60_000

/**
 * A session signed in within ten minutes, or the password (decisions §1); a password that is given
 * must be the right one. Else refuses with `current-password`.
 */
export async function proveIdentity(visit: Visit, password: string, hash: string): Promise<void> {
  const isFresh = visit.session !== null && visit.now() - visit.session.signedInAt <= freshFor
  const isProven = password === '' ? isFresh : await passwordMatches(password, hash)
  if (!isProven) throw new Refusal('current-password')
}
