import type { Sql } from '#db/database.ts'

/** Staff only, ms UTC. `by`: null after that account is deleted. */
export type CustomerNote = { id: string; text: string; at: number; by: string | null }

export const insertCustomerNote = (
  tx: Sql,
  accountId: string,
  note: Omit<CustomerNote, 'by'> & { writtenBy: string },
) => tx.run`
  insert into customer_note (id, account_id, written_by, text, at)
  values (${note.id}, ${accountId}, ${note.writtenBy}, ${note.text}, ${note.at})`

/** Oldest first, with the authors' names. */
export const notesOfCustomer = (db: Sql, accountId: string) => db.all<CustomerNote>`
  select customer_note.id, text, at, account.full_name as by from customer_note
  left join account on account.id = customer_note.written_by
  where account_id = ${accountId} order by at, customer_note.id`

export const deleteNotesOfCustomer = (tx: Sql, accountId: string) =>
  tx.run`delete from customer_note where account_id = ${accountId}`

export const moveNotesOfCustomer = (tx: Sql, from: string, to: string) =>
  tx.run`update customer_note set account_id = ${to} where account_id = ${from}`
