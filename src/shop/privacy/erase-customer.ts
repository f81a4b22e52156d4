import { lockCustomer } from '../accounts/find-customer.ts'
import { record } from '../events/events.store.ts'
import { hasOrderUnderWay } from '../orders/anonymize-orders.store.ts'
import { hasKhataBalance } from '../khata/khata.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import { hasOpenReturn } from '../returns/anonymize-returns.store.ts'
import type { Visit } from '../visit.ts'
import { type Files, deletePersonData, removeFiles } from './delete-person-data.ts'

/**
 * As `deleteAccount`, by staff. Refuses `customer_is_staff`, `customer_awaits_order`,
 * `customer_awaits_khata` and `customer_awaits_return`.
 */
export async function eraseCustomer(visit: Visit, id: string, files: Files): Promise<void> {
  const { id: by } = requirePermission(visit, 'customer.erase')
  const at = visit.now()
  const forgotten = await visit.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, id)
    if (account.role !== null) throw new Refusal('customer_is_staff')
    if (await hasOrderUnderWay(tx, id)) throw new Refusal('customer_awaits_order')
    if (await hasKhataBalance(tx, id)) throw new Refusal('customer_awaits_khata')
    if (await hasOpenReturn(tx, id)) throw new Refusal('customer_awaits_return')
    const left = await deletePersonData(tx, account, at)
    await record(tx, { kind: 'customer.erased', at, actor: by, subject: id, data: {} })
    return left
  })
  await removeFiles(forgotten, files)
}
