import type { Sql } from '#db/database.ts'
import { contains, sql } from '#db/sql.ts'
import type { Message } from './message.ts'

/** `accountId`: of the signed-in writer; null for a guest. */
export const insertMessage = (tx: Sql, message: Message, accountId: string | null) => tx.run`
  insert into message (id, kind, name, email, subject, body, at, read_at, account_id)
  values (${message.id}, ${message.kind}, ${message.name}, ${message.email}, ${message.subject}, ${message.body},
    ${message.at}, ${message.readAt}, ${accountId})`

/** A page of the inbox, newest first, of what has the text in it. */
export const searchMessages = (
  db: Sql,
  text: string,
  limit: number,
  offset: number,
) => db.all<Message>`
  select id, kind, name, email, subject, body, at, read_at as "readAt" from message
  where ${like(text)} order by at desc, id limit ${limit} offset ${offset}`

export async function countMessages(db: Sql, text: string): Promise<number> {
  return (
    await db.one<{ count: number }>`select count(*) as count from message where ${like(text)}`
  ).count
}

/** Notes when it was read first, or that it was not; undefined: there is no such message. */
export const markRead = (tx: Sql, id: string, at: number | null) => tx.maybeOne<Message>`
  update message set read_at = case when ${at === null ? 1 : 0} = 1 then null else coalesce(read_at, ${at}) end
  where id = ${id} returning id, kind, name, email, subject, body, at, read_at as "readAt"`

const like = (text: string) =>
  text === ''
    ? sql`1 = 1`
    : sql`lower(name || ' ' || email || ' ' || subject || ' ' || body) like ${contains(text)} escape '\\'`

/** What an account wrote while signed in. */
export const deleteMessagesOf = (tx: Sql, accountId: string) =>
  tx.run`delete from message where account_id = ${accountId}`

/** Messages of guests under this address, which its owner has confirmed. */
export const deleteMessagesFrom = (tx: Sql, email: string) => tx.run`
  delete from message where account_id is null and lower(email) = ${email.trim().toLowerCase()}`

/** How many messages nobody has read. */
export const countUnread = async (db: Sql): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count from message where read_at is null`)
    .count
