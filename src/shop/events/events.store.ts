import type { Sql, Tx } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'
import type { RecordedEvent, ShopEvent } from './event.ts'
import { type Consumer, traitsOf } from './event-kinds.ts'

type EventRow = {
  seq: number
  at: number
  actor: string | null
  kind: string
  subject: string
  data: string
}

const toEvent = ({ data, ...row }: EventRow) =>
  ({ ...row, data: JSON.parse(data) as object }) as RecordedEvent

/**
 * Writes down what happened, in the transaction that does it. Once that stands, whoever listens in this
 * process hears of it at once, other processes within a quarter of a second, and each consumer of the
 * kind does its part.
 */
export async function record(tx: Tx, event: ShopEvent): Promise<void> {
  const { seq } = await tx.one<{ seq: number }>`
    insert into event (at, actor, kind, subject, data)
    values (${event.at}, ${event.actor}, ${event.kind}, ${event.subject}, ${JSON.stringify(event.data)})
    returning seq`
  const atOnce = 0 // whatever the clocks of several servers say
  const pending = (traitsOf(event).consumers ?? []).map((consumer) => [consumer, seq, atOnce, 0])
  if (pending.length > 0)
    await tx.run`insert into event_pending (consumer, seq, due_at, tries) values ${rows(pending)}`
  tx.publish({ ...event, seq } satisfies RecordedEvent)
}

/** The number of the newest event; 0: there is none. */
export async function newestSeq(db: Sql): Promise<number> {
  const { seq } = await db.one<{ seq: number | null }>`select max(seq) as seq from event`
  return seq ?? 0
}

/** Events with a higher number, lowest first, `most` at most. */
export const eventsAfter = async (db: Sql, seq: number, most = 1000): Promise<RecordedEvent[]> =>
  (
    await db.all<EventRow>`
    select seq, at, actor, kind, subject, data from event where seq > ${seq} order by seq limit ${most}`
  ).map(toEvent)

/** Those of these numbers that are there. */
export const eventsNumbered = async (db: Sql, numbers: number[]): Promise<RecordedEvent[]> =>
  (
    await db.all<EventRow>`
    select seq, at, actor, kind, subject, data from event where seq in ${list(numbers)} order by seq`
  ).map(toEvent)

/** Whether a consumer has anything to do at this time (milliseconds UTC). */
export const isAnyPending = async (db: Sql, consumer: Consumer, now: number): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from event_pending where consumer = ${consumer} and due_at <= ${now} limit 1`) !==
  undefined

/** The oldest event that a consumer has to do, held until the transaction ends; one that another process holds is waited for. */
export async function lockPending(
  tx: Tx,
  consumer: Consumer,
  now: number,
): Promise<(RecordedEvent & { tries: number }) | undefined> {
  const next = await tx.maybeOne<{ seq: number; tries: number }>`
    select seq, tries from event_pending where consumer = ${consumer} and due_at <= ${now}
    order by due_at, seq limit 1 ${tx.forUpdate}`
  if (next === undefined) return undefined
  const row = await tx.one<EventRow>`
    select seq, at, actor, kind, subject, data from event where seq = ${next.seq}`
  return { ...toEvent(row), tries: next.tries }
}

export const donePending = (tx: Tx, consumer: Consumer, seq: number) =>
  tx.run`delete from event_pending where consumer = ${consumer} and seq = ${seq}`

export const postponePending = (db: Sql, consumer: Consumer, seq: number, dueAt: number) => db.run`
  update event_pending set due_at = ${dueAt}, tries = tries + 1 where consumer = ${consumer} and seq = ${seq}`
