import { createHash } from 'node:crypto'
import { customer, type Visit } from '../visit.ts'
import { sessionsOf } from './sessions.store.ts'

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

/** Where this account is signed in, this place first, then the one seen last. */
export async function listSessions(visit: Visit): Promise<(SignedIn & { id: string })[]> {
  const now = visit.now()
  const rows = await sessionsOf(visit.db, customer(visit).id, now)
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
