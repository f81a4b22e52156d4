import { record } from '../../events/events.store.ts'
import { newSecret } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockCustomer } from '../find-customer.ts'
import { hashOfToken } from '../sessions/session.ts'
import { countTry } from './throttle.store.ts'
import { passwordRequestOf, setRequestLinked } from './password-requests.store.ts'
import { insertReset } from './password-resets.store.ts'

/** Lifetime of a link that staff send (ms). */
const linkLasts = 24 * 60 * 60_000
const maxLinksAnHour = 30

/**
 * A one-time link for a customer who asked for a new password; it replaces an earlier one. Only its hash is
 * stored. Refuses `customer_not_found`, `customer_is_staff`, `customer_blocked`, `no_password_request` and
 * `too_many_tries`.
 */
export async function makePasswordLink(
  visit: Visit,
  id: string,
): Promise<{ token: string; expiresAt: number }> {
  const { id: by } = requirePermission(visit, 'customer.write')
  requirePermission(visit, 'security.own') // an access token never has it: it manages no logins
  const at = visit.now()
  const hour = 60 * 60_000
  const tries = await countTry(visit.db, `password-link ${by}`, at, hour)
  if (tries > maxLinksAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  return visit.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, id)
    refuseIf(account.role === null ? null : 'customer_is_staff')
    refuseIf(account.blocked_at === null ? null : 'customer_blocked')
    if ((await passwordRequestOf(tx, id, at)) === null) throw new Refusal('no_password_request')
    const [token, expiresAt] = [newSecret(), at + linkLasts]
    await insertReset(tx, {
      accountId: id,
      tokenHash: hashOfToken(token),
      expiresAt,
      isMailed: false,
    })
    await setRequestLinked(tx, id, at)
    await record(tx, { kind: 'customer.password-link', at, actor: by, subject: id, data: {} })
    return { token, expiresAt }
  })
}
