import { accountById, type AccountRow, lockAccount, openWholesale } from './accounts.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'

/**
 * Opens wholesale prices to a stock buyer who waits for them, and tells them so by e-mail; or closes
 * them again. What is so already stays so, without a second e-mail. Refuses who is no stock buyer.
 */
export async function approveStockBuyer(
  visit: Visit,
  id: string,
  approved: boolean,
): Promise<AccountRow> {
  const { id: by } = requirePermission(visit, 'customer.approve')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    if ((await accountById(tx, id)) === undefined) throw new Refusal('customer_not_found')
    await lockAccount(tx, id)
    const account = await accountById(tx, id)
    if (account?.kind !== 'stock') throw new Refusal('not_a_stock_buyer')
    if ((account.wholesale_since !== null) === approved) return account
    const since = approved ? at : null
    await openWholesale(tx, id, since)
    const kind = approved ? 'customer.approved' : 'customer.disapproved'
    await record(tx, { kind, at, actor: by, subject: id, data: {} })
    return { ...account, wholesale_since: since }
  })
}
