import type { Db } from '#db/database.ts'
import type { RecordedEvent } from './event.ts'
import { eventsAfter, eventsNumbered, newestSeq } from './events.store.ts'

/** Every event in this process, whichever process wrote it; for what is kept in memory, so nothing of a past before the start. */
export type EventFeed = {
  /** Listeners must not fail. The answer ends it. */
  subscribe: (listener: (event: RecordedEvent) => void) => () => void
  /** Looks for what other processes have written until now; the first time it only notes from where on. */
  poll: () => Promise<void>
}

/** A number that was not there may be that of a transaction which commits later than one after it. */
const maxGapAge = 15_000 // milliseconds
const maxGaps = 1000

/** Events of this process are told as their transaction commits, those of others by `poll`. */
export function openEventFeed(db: Db): EventFeed {
  const listeners = new Set<(event: RecordedEvent) => void>()
  const told = new Set<number>() // above `last`, and gaps that were filled by this process
  const gaps = new Map<number, number>()
  let last: number | null = null
  let looking = Promise.resolve()
  let next: Promise<void> | null = null

  const tell = (event: RecordedEvent) => {
    for (const listener of listeners) listener(event)
  }
  db.onCommit((published) => {
    for (const event of published as readonly RecordedEvent[]) {
      if (last !== null && event.seq <= last && !gaps.has(event.seq)) continue // a look was quicker
      told.add(event.seq)
      tell(event)
    }
  })

  const take = (event: RecordedEvent) => {
    gaps.delete(event.seq)
    if (!told.delete(event.seq)) tell(event)
  }
  const passOver = (from: number, to: number) => {
    const at = performance.now()
    for (let seq = Math.max(from, to - maxGaps); seq < to; seq += 1) gaps.set(seq, at)
  }
  const look = async () => {
    last ??= await newestSeq(db)
    const missing = [...gaps.keys()].slice(0, maxGaps)
    if (missing.length > 0) for (const event of await eventsNumbered(db, missing)) take(event)
    for (const [seq, since] of gaps)
      if (performance.now() - since > maxGapAge) {
        gaps.delete(seq)
        told.delete(seq)
      }
    for (const event of await eventsAfter(db, last)) {
      passOver(last + 1, event.seq)
      last = event.seq
      take(event)
    }
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    poll: () =>
      (next ??= looking
        .catch(() => undefined) // whoever asked for that one is told
        .then(() => {
          next = null
          return (looking = look())
        })),
  }
}
