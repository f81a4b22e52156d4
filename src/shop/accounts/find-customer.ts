import type { Sql } from '#db/database.ts'
import { Refusal } from '../refusals.ts'
import { accountById, type AccountRow, lockAccount } from './accounts.store.ts'

/** Refuses `customer_not_found`, also for a deleted account. */
export async function findCustomer(db: Sql, id: string): Promise<AccountRow> {
  const row = await accountById(db, id)
  if (row === undefined || row.deleted_at !== null) throw new Refusal('customer_not_found')
  return row
}

/** Locks the account for an order by staff. Refuses `customer_blocked`. */
export async function lockOpenCustomer(tx: Sql, id: string): Promise<void> {
  const { blocked_at: blockedAt } = await lockCustomer(tx, id)
  if (blockedAt !== null) throw new Refusal('customer_blocked')
}

/** `findCustomer`, locked. */
export async function lockCustomer(tx: Sql, id: string): Promise<AccountRow> {
  await findCustomer(tx, id)
  await lockAccount(tx, id)
  return findCustomer(tx, id)
}
