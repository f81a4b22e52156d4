import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/** A return that staff haven't decided. */
export async function hasOpenReturn(db: Sql, accountId: string): Promise<boolean> {
  const found = await db.maybeOne`
    select 1 as one from orders join return_request on return_request.order_id = orders.id
    where account_id = ${accountId} and state = 'asked' limit 1`
  return found !== undefined
}

/** Clears texts and photos of returns, keeps amounts; returns photo paths to delete. */
export async function anonymizeReturns(tx: Sql, accountId: string): Promise<string[]> {
  const photos = await tx.all<{ photo: string }>`
    select photo from orders join return_request on return_request.order_id = orders.id
    where account_id = ${accountId} and photo is not null`
  await tx.run`
    update return_request set reason = '', photo = null, note = null
    where order_id in (select id from orders where account_id = ${accountId})`
  const ofAccount = sql`return_id in (
    select return_request.id from return_request join orders on orders.id = order_id
    where orders.account_id = ${accountId})`
  await tx.run`update refund_payment set note = '' where ${ofAccount}`
  await tx.run`update undone_refund set note = '', reason = '' where ${ofAccount}`
  return photos.map(({ photo }) => photo)
}
