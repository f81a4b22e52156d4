import type { Sql } from '#db/database.ts'

/** Staff only. `by`: null after that account is deleted. */
export type OrderNote = { id: string; text: string; at: number; by: string | null }

export const insertOrderNote = (
  tx: Sql,
  orderId: string,
  note: OrderNote & { accountId: string },
) => tx.run`
  insert into order_note (id, order_id, account_id, text, at)
  values (${note.id}, ${orderId}, ${note.accountId}, ${note.text}, ${note.at})`

/** Oldest first, with the authors' names. */
export const notesOfOrder = (db: Sql, orderId: string) => db.all<OrderNote>`
  select order_note.id, text, at, account.full_name as by from order_note
  left join account on account.id = order_note.account_id
  where order_id = ${orderId} order by at, order_note.id`

/** Staff may have written the buyer's name in a note. */
export const deleteNotesOfBuyer = (tx: Sql, accountId: string) => tx.run`
  delete from order_note where order_id in (select id from orders where account_id = ${accountId})`
