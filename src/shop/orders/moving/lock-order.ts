import type { Tx } from '#db/database.ts'
import { lockAccount } from '../../accounts/accounts.store.ts'
import type { BookedOrder } from '../order.ts'
import { findOrder, lockOrderRow, type Owner } from '../orders.store.ts'

/**
 * An order and the points of its account, held until the transaction ends; undefined: not there, or
 * not theirs. The account is locked before the order, as everywhere (docs/decisions/0011-lock-order.md).
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
