import type { Sql } from '#db/database.ts'
import { literals } from '#db/sql.ts'
import { openStatuses } from '../order-states.ts'
import { deleteNotesOfBuyer } from './office/order-notes.store.ts'
import { deleteKeysOfAccount } from './placing/order-keys.store.ts'

/** Any order that is neither delivered nor cancelled. */
export async function hasOrderUnderWay(db: Sql, accountId: string): Promise<boolean> {
  const found = await db.maybeOne`
    select 1 as one from orders
    where account_id = ${accountId} and status in ${literals(openStatuses)} limit 1`
  return found !== undefined
}

/** Replaces name, contact and address and clears notes; amounts, lines and numbers stay for the books. */
export async function anonymizeOrders(tx: Sql, accountId: string) {
  await tx.run`
    update orders set contact_name = '', contact_email = '', contact_phone = '', contact_phone_key = '', address = '', note = '', lat = null, lng = null,
      folded_name = '', folded_words = ''
    where account_id = ${accountId}`
  await deleteKeysOfAccount(tx, accountId)
  await deleteNotesOfBuyer(tx, accountId)
  await tx.run`
    update order_step_back set reason = ''
    where order_id in (select id from orders where account_id = ${accountId})`
  await tx.run`
    update run_stop set missed_reason = ''
    where missed_reason is not null and order_id in (select id from orders where account_id = ${accountId})`
  await tx.run`
    update stop_action set reason = ''
    where order_id in (select id from orders where account_id = ${accountId})`
  await tx.run`
    update cancellation set reason = null
    where reason is not null and order_id in (select id from orders where account_id = ${accountId})`
}
