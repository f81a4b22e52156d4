import type { Db } from '#db/database.ts'
import type { RecordedEvent } from './event.ts'
import { endOfEvents, follow, type Position } from './follow.ts'

/** Every event in this process, whichever process wrote it; for what is kept in memory, so nothing of a past before the start. */
export type EventFeed = {
  /** Listeners must not fail. The answer ends it. */
  subscribe: (listener: (event: RecordedEvent) => void) => () => void
  /** Looks for what other processes have written until now; the first time it only notes from where on. */
  poll: () => Promise<void>
}

const maxGapAge = 15_000 // milliseconds

/** Events of this process are told as their transaction commits, those of others by `poll`. */
export function openEventFeed(db: Db): EventFeed {
  const listeners = new Set<(event: RecordedEvent) => void>()
  const publishedHere = new Set<number>() // by this process, not yet seen by a look
  let position: Position | null = null
  let looking = Promise.resolve()
  let next: Promise<void> | null = null

  const tell = (event: RecordedEvent) => {
    for (const listener of listeners) listener(event)
  }
  const isSeen = (seq: number) =>
    position !== null && seq <= position.seq && !position.gaps.some(([gap]) => gap === seq)

  db.onCommit((published) => {
    for (const event of published as readonly RecordedEvent[]) {
      if (isSeen(event.seq)) continue // a look was quicker
      publishedHere.add(event.seq)
      tell(event)
    }
  })

  const look = async () => {
    const now = performance.now()
    position ??= await endOfEvents(db, now)
    const found = await follow(db, position, { now, maxGapAge })
    position = found.position
    for (const event of found.events) if (!publishedHere.delete(event.seq)) tell(event)
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
