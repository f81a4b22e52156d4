import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { accountById } from '../accounts.store.ts'
import { lockOwnSession } from '../sessions/lock-own-session.ts'
import { proveIdentity } from '../signing-in/prove-identity.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
} from './second-factor.store.ts'
import { deleteOtherSessions } from '../sessions/sessions.store.ts'
import { newTotpSecret, totpLink } from './totp.ts'
import { countCodeTry, spendCode } from './spend-code.ts'

const own = (visit: Visit) => requirePermission(visit, 'security.own').id

/** Always the password, even in a fresh session. Refuses `current_password`. */
async function provePassword(visit: Visit, password: string) {
  const account = await accountById(visit.db, own(visit))
  if (account === undefined || password === '') throw new Refusal('current_password')
  await proveIdentity(visit, password, account)
}

/** Returns a secret for the app; inactive until `confirmTwoFactor`. Refuses `second_factor_on`. */
export async function startTwoFactor(visit: Visit, password: string) {
  const { id, email } = requirePermission(visit, 'security.own')
  await provePassword(visit, password)
  const secret = newTotpSecret()
  await visit.db.transaction(async (tx) => {
    await lockOwnSession(tx, visit)
    const before = await findSecondFactor(tx, id)
    if (before !== undefined && before.confirmedAt !== null) throw new Refusal('second_factor_on')
    await putSecondFactor(tx, id, secret)
    await note(tx, visit, 'staff.two-factor-started')
  })
  const { shopName } = await readSettings(visit.db)
  return { secret, link: totpLink(secret, shopName, email) }
}

/** Activates it with a code from the app, ends other sessions, returns recovery codes. */
export async function confirmTwoFactor(visit: Visit, code: string): Promise<string[]> {
  const id = own(visit)
  return withCode(visit, code, async (tx) => {
    if ((await findSecondFactor(tx, id))?.confirmedAt !== null)
      throw new Refusal('second_factor_on')
    await confirmSecondFactor(tx, id, visit.now())
    await deleteOtherSessions(tx, id, visit.session?.tokenHash ?? '')
    await note(tx, visit, 'staff.two-factor-on')
    return keepNewCodes(tx, id)
  })
}

/** Needs password and code. */
export async function stopTwoFactor(visit: Visit, password: string, code: string): Promise<void> {
  await provePassword(visit, password)
  await withCode(visit, code, async (tx) => {
    await deleteSecondFactor(tx, own(visit))
    await note(tx, visit, 'staff.two-factor-off')
  })
}

/** Replaces all ten codes; needs password and code. */
export async function renewRecoveryCodes(visit: Visit, password: string, code: string) {
  await provePassword(visit, password)
  return withCode(visit, code, async (tx) => {
    if ((await findSecondFactor(tx, own(visit)))?.confirmedAt === null)
      throw new Refusal('second_factor_wrong')
    await note(tx, visit, 'staff.recovery-codes-renewed')
    return keepNewCodes(tx, own(visit))
  })
}

/** Counts wrong codes and refuses them with `second_factor_wrong`. */
async function withCode<T>(visit: Visit, code: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const id = own(visit)
  await countCodeTry(visit.db, id, visit.now())
  return visit.db.transaction(async (tx) => {
    await lockOwnSession(tx, visit)
    if (!(await spendCode(tx, id, code, visit.now()))) throw new Refusal('second_factor_wrong')
    return work(tx)
  })
}

async function keepNewCodes(tx: Tx, id: string) {
  const codes = newRecoveryCodes()
  await putRecoveryCodes(tx, id, codes.map(hashOfRecoveryCode))
  return codes
}

type Kind =
  | 'staff.two-factor-started'
  | 'staff.two-factor-on'
  | 'staff.two-factor-off'
  | 'staff.recovery-codes-renewed'

const note = (tx: Tx, visit: Visit, kind: Kind) =>
  record(tx, { kind, at: visit.now(), actor: own(visit), subject: own(visit), data: {} })
