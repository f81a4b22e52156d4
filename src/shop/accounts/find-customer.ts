import type { Sql } from '#db/database.ts'
import { Refusal } from '../refusals.ts'
import { accountById, type AccountRow, lockAccount } from './accounts.store.ts'

/** The account that staff ask for. Refuses one that is not there, or was deleted (`customer_not_found`). */
export async function findCustomer(db: Sql, id: string): Promise<AccountRow> {
  const row = await accountById(db, id)
  if (row === undefined || row.deleted_at !== null) throw new Refusal('customer_not_found')
  return row
}

/** The account of whom an order is written down for, held until the transaction ends. Refuses a blocked one (`customer_blocked`). */
export async function lockOpenCustomer(tx: Sql, id: string): Promise<void> {
  const { blocked_at: blockedAt } = await lockCustomer(tx, id)
  if (blockedAt !== null) throw new Refusal('customer_blocked')
}

/** The same, held until the transaction ends. */
export async function lockCustomer(tx: Sql, id: string): Promise<AccountRow> {
  await findCustomer(tx, id)
  await lockAccount(tx, id)
  return findCustomer(tx, id)
}
