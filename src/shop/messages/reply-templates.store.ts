import type { Sql, Tx } from '#db/database.ts'

/** An answer that staff send again and again. */
export type ReplyTemplate = { id: string; name: string; text: string }

/** In the order of their names. */
export const listReplyTemplates = (db: Sql) => db.all<ReplyTemplate>`
  select id, name, body as text from reply_template order by lower(name), id`

/** How many rows it made: none when there is one with this id already. */
export const insertReplyTemplate = (tx: Tx, { id, name, text }: ReplyTemplate) => tx.run`
  insert into reply_template (id, name, body) values (${id}, ${name}, ${text}) on conflict do nothing`

/** Its name; undefined: there was none. */
export const deleteReplyTemplate = (tx: Tx, id: string) => tx.maybeOne<{ name: string }>`
  delete from reply_template where id = ${id} returning name`
