import type { Sql } from '#db/database.ts'

/** What a member of staff wrote about an order; buyers never see it. `by`: null when that account is gone. */
export type OrderNote = { id: string; text: string; at: number; by: string | null }

export const insertOrderNote = (
  tx: Sql,
  orderId: string,
  note: OrderNote & { accountId: string },
) => tx.run`
  insert into order_note (id, order_id, account_id, text, at)
  values (${note.id}, ${orderId}, ${note.accountId}, ${note.text}, ${note.at})`

/** Oldest first, with the names of those who wrote. */
export const notesOfOrder = (db: Sql, orderId: string) => db.all<OrderNote>`
  select order_note.id, text, at, account.full_name as by from order_note
  left join account on account.id = order_note.account_id
  where order_id = ${orderId} order by at, order_note.id`

/** When the buyer's account is deleted: staff may have written their name. */
export const deleteNotesOfBuyer = (tx: Sql, accountId: string) => tx.run`
  delete from order_note where order_id in (select id from orders where account_id = ${accountId})`
