import { createHash } from 'node:crypto'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { sessionsOf } from './sessions.store.ts'
import { findStaff } from '../staff/staff.store.ts'

/** `current`: of this request. */
export type SignedIn = {
  device: string | null
  /** IP last used; null: unknown. */
  address: string | null
  signedInAt: number
  seenAt: number
  remembered: boolean
  current: boolean
}

/** Public id of a session; hides even the token's hash. */
export const sessionId = (tokenHash: string) =>
  createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 32)

type Listed = SignedIn & { id: string }

/** Current session first, then by last use. */
export const listSessions = (visit: Visit) => sessionsFor(visit, customer(visit).id)

/** With the member's name. Refuses `account_not_found` if the account isn't staff's. */
export async function listStaffSessions(
  visit: Visit,
  id: string,
): Promise<{ name: string; sessions: Listed[] }> {
  requirePermission(visit, 'staff.manage')
  const member = await findStaff(visit.db, id)
  if (member === undefined) throw new Refusal('account_not_found')
  return { name: member.name, sessions: await sessionsFor(visit, id) }
}

async function sessionsFor(visit: Visit, accountId: string): Promise<Listed[]> {
  const now = visit.now()
  const rows = await sessionsOf(visit.db, accountId, now)
  return rows
    .map(({ tokenHash, device, address, signedInAt, seenAt, remembered }) => {
      const current = tokenHash === visit.session?.tokenHash
      return {
        id: sessionId(tokenHash),
        device,
        address,
        signedInAt,
        seenAt: current ? now : seenAt,
        remembered: remembered === 1,
        current,
      }
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}
