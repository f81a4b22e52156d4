import type { Sql } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { lockOwnAccount } from '../accounts.store.ts'
import { isSessionKept } from './sessions.store.ts'

/**
 * For changes that open the account to others: refuses if the session has ended since the request came in
 * (undo, new password).
 */
export async function lockOwnSession(tx: Sql, visit: Visit): Promise<void> {
  await lockOwnAccount(tx, customer(visit).id)
  if (visit.session !== null && !(await isSessionKept(tx, visit.session.tokenHash)))
    throw new Refusal('sign_in')
}
