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

/** `declines`: applies only to a pending application. */
type Decision = { approved: boolean; declines: boolean }

/**
 * Grants wholesale prices (asked for or not), withdraws them, or declines an application; applicants get an
 * e-mail. Idempotent. Refuses `not_a_stock_buyer` and `wholesale_open_already` (declining what a colleague
 * approved).
 */
export async function approveStockBuyer(
  visit: Visit,
  id: string,
  { approved, declines }: Decision,
): Promise<AccountRow> {
  const { id: by } = requirePermission(visit, 'customer.approve')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    if ((await accountById(tx, id)) === undefined) throw new Refusal('customer_not_found')
    await lockAccount(tx, id)
    const account = await accountById(tx, id)
    if (account === undefined || account.role !== null) throw new Refusal('not_a_stock_buyer')
    const before = pricesOf(account)
    if (declines && before === 'wholesale') throw new Refusal('wholesale_open_already')
    if (before === (approved ? 'wholesale' : 'retail')) return account
    await (approved ? openWholesale(tx, id, at) : closeWholesale(tx, id))
    const kind = approved
      ? 'customer.approved'
      : before === 'waiting'
        ? 'customer.declined'
        : 'customer.disapproved'
    const changes = changesBetween(
      { priceList: before === 'wholesale' ? 'wholesale' : 'retail' },
      { priceList: approved ? 'wholesale' : 'retail' },
    )
    await record(tx, { kind, at, actor: by, subject: id, data: { changes } })
    return (await accountById(tx, id)) ?? account
  })
}

const pricesOf = ({ kind, wholesale_since: since }: AccountRow) =>
  since !== null ? 'wholesale' : kind === 'stock' ? 'waiting' : 'retail'
