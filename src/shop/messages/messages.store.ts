import type { Sql, Tx } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { defaultLocale, type Locale } from '../locale.ts'
import { foldAll } from '../fold.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import type { Message, MessageReply, MessageState, StaffMessage } from './message.ts'

/** `accountId` null: a guest. */
export const insertMessage = (tx: Sql, message: Message, accountId: string | null) => tx.run`
  insert into message (id, kind, name, email, subject, body, at, account_id, folded_words)
  values (${message.id}, ${message.kind}, ${message.name}, ${message.email}, ${message.subject}, ${message.body},
    ${message.at}, ${accountId}, ${foldAll(message.name, message.email, message.subject, message.body)})`

type Row = Message & {
  customerId: string | null
  locale: Locale
  phone: string
  doneAt: number | null
  assignedTo: string | null
  assigneeName: string | null
}
type ReplyRow = MessageReply & { message: string }

/** `staff`: account id for `mine`. */
export type MessageSearch = { text: string; state: MessageState; staff: string }

/** Append `where …`. */
const messages = sql`
  select message.id, message.kind, message.name, message.email, subject, body, at,
    writer.id as "customerId", coalesce(writer.locale, ${defaultLocale}) as locale, coalesce(writer.phone, '') as phone, done_at as "doneAt", assigned_to as "assignedTo",
    assignee.full_name as "assigneeName"
  from message left join account as writer on writer.id = message.account_id
    left join account as assignee on assignee.id = message.assigned_to`

/** Newest first; replies oldest first. */
export async function searchMessages(
  db: Sql,
  { limit, offset, ...search }: MessageSearch & { limit: number; offset: number },
): Promise<StaffMessage[]> {
  const rows = await db.all<Row>`
    ${messages} where ${matching(search)} order by at desc, message.id limit ${limit} offset ${offset}`
  return withReplies(db, rows)
}

export async function findMessage(db: Sql, id: string): Promise<StaffMessage | undefined> {
  return (await withReplies(db, await db.all<Row>`${messages} where message.id = ${id}`))[0]
}

async function withReplies(db: Sql, rows: readonly Row[]): Promise<StaffMessage[]> {
  if (rows.length === 0) return []
  const replies = await db.all<ReplyRow>`
    select message_reply.id, message_id as message, message_reply.body as text, at, account.full_name as by
    from message_reply left join account on account.id = message_reply.written_by
    where message_id in ${list(rows.map(({ id }) => id))} order by at, message_reply.id`
  return rows.map(({ assignedTo, assigneeName, ...row }) => ({
    ...row,
    assignee: assignedTo === null ? null : { id: assignedTo, name: assigneeName ?? '' },
    replies: replies
      .filter(({ message }) => message === row.id)
      .map(({ id, text, at, by }) => ({ id, text, at, by })),
  }))
}

export const countMessages = async (db: Sql, search: MessageSearch): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count from message where ${matching(search)}`)
    .count

const matching = ({ text, state, staff }: MessageSearch) =>
  sql`${ofState(state, staff)} and ${saysFolded(sql`message.folded_words`, text)}`

export const foldedMessages: FoldedTable = {
  table: sql`message`,
  columns: [
    {
      folded: sql`folded_words`,
      text: sql`message.name || ' ' || message.email || ' ' || subject || ' ' || body`,
    },
  ],
}

function ofState(state: MessageState, staff: string) {
  switch (state) {
    case 'open':
      return sql`done_at is null`
    case 'mine':
      return sql`done_at is null and assigned_to = ${staff}`
    case 'done':
      return sql`done_at is not null`
    case 'all':
      return sql`1 = 1`
  }
}

/** Locked; undefined: not found. `accountId` null: a guest. */
export const lockMessage = (tx: Tx, id: string) => tx.maybeOne<{
  email: string
  subject: string
  body: string
  doneAt: number | null
  assignedTo: string | null
  accountId: string | null
}>`
  select email, subject, body, done_at as "doneAt", assigned_to as "assignedTo", account_id as "accountId"
  from message where id = ${id} ${tx.forUpdate}`

/** `at` null: open again. */
export const setDone = (tx: Tx, id: string, at: number | null) =>
  tx.run`update message set done_at = ${at} where id = ${id}`

export const setAssignee = (tx: Tx, id: string, accountId: string | null) =>
  tx.run`update message set assigned_to = ${accountId} where id = ${id}`

/** Answers 0 if the id exists. */
export const insertReply = (
  tx: Tx,
  messageId: string,
  reply: { id: string; text: string; at: number; by: string },
) => tx.run`
  insert into message_reply (id, message_id, body, written_by, at)
  values (${reply.id}, ${messageId}, ${reply.text}, ${reply.by}, ${reply.at})
  on conflict do nothing`

export const deleteMessagesOf = (tx: Sql, accountId: string) =>
  tx.run`delete from message where account_id = ${accountId}`

/** Guests' messages from a confirmed address. */
export const deleteMessagesFrom = (tx: Sql, email: string) => tx.run`
  delete from message where account_id is null and lower(email) = ${email.trim().toLowerCase()}`

export const countOpenMessages = async (db: Sql): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count from message where done_at is null`)
    .count

export const moveMessages = (tx: Sql, from: string, to: string) =>
  tx.run`update message set account_id = ${to} where account_id = ${from}`
