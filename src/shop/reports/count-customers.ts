import type { Db, Tx } from '#db/database.ts'
import type { RecordedEvent } from '../events/event.ts'
import { lockAccounts, saveSales } from '../accounts/accounts.store.ts'
import { accountIdsAfter, accountsOfOrders, changedSales } from './customer-sales.store.ts'

const accountsAtOnce = 200

/** Updates spend and last order of the customers whose orders these events changed. */
export async function countCustomers(tx: Tx, events: readonly RecordedEvent[]): Promise<void> {
  const orders = new Set<string>()
  const accounts = new Set<string>()
  for (const event of events) {
    if (event.kind.startsWith('order.')) orders.add(event.subject)
    if (event.kind === 'return.accepted') orders.add(event.data.order)
    if (event.kind === 'customer.merged') accounts.add(event.subject).add(event.data.from)
  }
  for (const id of await accountsOfOrders(tx, [...orders])) accounts.add(id)
  await updateCustomerSales(tx, [...accounts])
}

/** Counts the orders of these accounts again from the start, so counting twice changes nothing. */
async function updateCustomerSales(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lockAccounts(tx, ids)
  const found = await changedSales(tx, ids)
  for (const sales of found) await saveSales(tx, sales)
}

/** The same for all customers, some at a time. */
export async function recountCustomers(db: Db): Promise<void> {
  let after = ''
  for (;;) {
    const ids = await accountIdsAfter(db, after, accountsAtOnce)
    await db.transaction((tx) => updateCustomerSales(tx, ids))
    if (ids.length < accountsAtOnce) return
    after = ids.at(-1) ?? ''
  }
}
