import type { Sql } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor, setLastStep, spendRecoveryCode } from './second-factor.store.ts'
import { countTry, clearTries } from '../signing-in/throttle.store.ts'
import { matchingStep } from './totp.ts'

const window = 15 * 60_000
const tries = 10

const subjectOf = (accountId: string) => `second-factor ${accountId}`

/** Per account, from any address; refuses the eleventh in 15 minutes (`too_many_tries`). */
export async function countCodeTry(db: Sql, accountId: string, now: number): Promise<void> {
  if ((await countTry(db, subjectOf(accountId), now, window)) > tries)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
}

/**
 * Uses up an app or recovery code. The caller holds the account's lock. False: wrong or used; nothing is
 * written.
 */
export async function spendCode(
  tx: Sql,
  accountId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, accountId)
  if (factor === undefined) return false
  const code = typed.replace(/\s/g, '')
  const step = matchingStep(factor.secret, code, now, factor.lastStep)
  if (step !== null) await setLastStep(tx, accountId, step)
  const isRight =
    step !== null ||
    (factor.confirmedAt !== null &&
      (await spendRecoveryCode(tx, accountId, hashOfRecoveryCode(code))) === 1)
  if (isRight) await clearTries(tx, subjectOf(accountId))
  return isRight
}
