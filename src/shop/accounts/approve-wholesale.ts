import { changesBetween } from '../events/changes.ts'
import {
  accountById,
  type AccountRow,
  closeWholesale,
  lockAccount,
  openWholesale,
} from './accounts.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'

/**
 * Opens wholesale prices to a customer, whether or not they asked for them, and tells them so by e-mail; or
 * closes them again. What is so already stays so, without a second e-mail. Refuses staff (`not_a_stock_buyer`).
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
    if (account === undefined || account.role !== null) throw new Refusal('not_a_stock_buyer')
    if ((account.wholesale_since !== null) === approved) return account
    await (approved ? openWholesale(tx, id, at) : closeWholesale(tx, id))
    const kind = approved ? 'customer.approved' : 'customer.disapproved'
    const named = (wholesale: boolean) => ({ priceList: wholesale ? 'wholesale' : 'retail' })
    const changes = changesBetween(named(!approved), named(approved))
    await record(tx, { kind, at, actor: by, subject: id, data: { changes } })
    return (await accountById(tx, id)) ?? account
  })
}
