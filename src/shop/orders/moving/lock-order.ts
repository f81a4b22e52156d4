import type { Tx } from '#db/database.ts'
import { lockAccount } from '../../accounts/accounts.store.ts'
import type { BookedOrder } from '../order.ts'
import { findOrder, lockOrderRow, type Owner } from '../orders.store.ts'

/**
 * Locks the account, then the order (docs/decisions/0011-lock-order.md). Undefined: not found or not
 * theirs.
 */
export async function lockOrder(
  tx: Tx,
  owner: Owner,
  id: string,
): Promise<BookedOrder | undefined> {
  const account = await accountOf(tx, owner, id)
  if (account !== null) await lockAccount(tx, account)
  return lockOrderRow(tx, owner, id)
}

const accountOf = async (tx: Tx, owner: Owner, id: string) =>
  owner !== 'anybody' && 'accountId' in owner
    ? owner.accountId
    : ((await findOrder(tx, owner, id))?.accountId ?? null)
