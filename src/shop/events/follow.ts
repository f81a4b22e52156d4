import type { Sql } from '#db/database.ts'
import type { RecordedEvent } from './event.ts'
import { eventsAfter, eventsNumbered, newestSeq } from './events.store.ts'

/**
 * How far a reader has come: every number up to `seq` is read but for the gaps, each with the time at which it was
 * missed. On PostgreSQL a transaction with a lower number may commit after one with a higher number; after a rollback
 * a number stays missing.
 */
export type Position = { seq: number; gaps: readonly (readonly [seq: number, missedAt: number])[] }

type Limits = {
  /** The reader's clock, in milliseconds. */
  now: number
  /** A number that is missing for longer belongs to a transaction that was rolled back. */
  maxGapAge: number
  limit?: number
}

const maxGaps = 1000

/**
 * The next events of a reader, in no order, and its position after them. Save both effects in one transaction, or
 * assign the position before you handle the events, so that each event is handled once.
 */
export async function follow(
  db: Sql,
  { seq, gaps }: Position,
  { now, maxGapAge, limit = 1000 }: Limits,
): Promise<{ events: RecordedEvent[]; position: Position; isMore: boolean }> {
  const missing = gaps.map(([gap]) => gap)
  const late = missing.length === 0 ? [] : await eventsNumbered(db, missing)
  const next = await eventsAfter(db, seq, limit)
  const found = new Set(late.map((event) => event.seq))
  const open = gaps.filter(([gap, missedAt]) => !found.has(gap) && now - missedAt < maxGapAge)
  let last = seq
  for (const event of next) {
    for (let gap = Math.max(last + 1, event.seq - maxGaps); gap < event.seq; gap += 1)
      open.push([gap, now])
    last = event.seq
  }
  const position = { seq: last, gaps: open.slice(-maxGaps) }
  return { events: [...late, ...next], position, isMore: next.length === limit }
}

/** More numbers than transactions are open at once. */
const looksBack = 200

/** The position after all committed events. Lower numbers of transactions that are still open are gaps. */
export async function endOfEvents(db: Sql, now: number): Promise<Position> {
  const seq = Math.max(0, (await newestSeq(db)) - looksBack)
  return (await follow(db, { seq, gaps: [] }, { now, maxGapAge: 0 })).position
}
