import type { Sql, Tx } from '#db/database.ts'

/** A reusable answer. */
export type ReplyTemplate = { id: string; name: string; text: string }

/** By name. */
export const listReplyTemplates = (db: Sql) => db.all<ReplyTemplate>`
  select id, name, body as text from reply_template order by lower(name), id`

/** Answers 0 if the id exists. */
export const insertReplyTemplate = (tx: Tx, { id, name, text }: ReplyTemplate) => tx.run`
  insert into reply_template (id, name, body) values (${id}, ${name}, ${text}) on conflict do nothing`

/** Returns its name; undefined: not found. */
export const deleteReplyTemplate = (tx: Tx, id: string) => tx.maybeOne<{ name: string }>`
  delete from reply_template where id = ${id} returning name`
