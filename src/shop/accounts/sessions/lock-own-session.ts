import type { Sql } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { lockOwnAccount } from '../accounts.store.ts'
import { isSessionKept } from './sessions.store.ts'

/**
 * Locks the account of whoever asks, for what opens the account to others. A session that was ended
 * after the request came in (by an undo, or a new password) changes nothing any more.
 */
export async function lockOwnSession(tx: Sql, visit: Visit): Promise<void> {
  await lockOwnAccount(tx, customer(visit).id)
  if (visit.session !== null && !(await isSessionKept(tx, visit.session.tokenHash)))
    throw new Refusal('sign_in')
}
