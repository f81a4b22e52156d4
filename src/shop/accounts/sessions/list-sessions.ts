import { createHash } from 'node:crypto'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { sessionsOf } from './sessions.store.ts'
import { findStaff } from '../staff/staff.store.ts'

/** A session of an account; `current` is that of this request. */
export type SignedIn = {
  device: string | null
  /** The network address that it was last used from; null: not known. */
  address: string | null
  signedInAt: number
  seenAt: number
  remembered: boolean
  current: boolean
}

/** Names a session to its owner. Its token's hash, which opens nothing either, stays in the database. */
export const sessionId = (tokenHash: string) =>
  createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 32)

type Listed = SignedIn & { id: string }

/** Where this account is signed in, this place first, then the one seen last. */
export const listSessions = (visit: Visit) => sessionsFor(visit, customer(visit).id)

/** The name of a member of staff, and where they are signed in. Refuses who is no staff (`account_not_found`). */
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
