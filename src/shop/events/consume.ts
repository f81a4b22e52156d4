import type { Db, Tx } from '#db/database.ts'
import type { RecordedEvent } from './event.ts'
import type { Consumer } from './event-kinds.ts'
import { donePending, isAnyPending, lockPending, postponePending } from './events.store.ts'

type Clock = { db: Db; now: () => number }

const longest = 60 * 60_000

/**
 * Does what a consumer has to do, oldest first, each event in one transaction with the note that it is
 * done: a crash before the commit leaves both undone, and of two processes one does it. One that fails
 * is reported (`onFailure`) and tried again later, up to an hour apart; the others do not wait for it.
 */
export async function consume(
  { db, now }: Clock,
  consumer: Consumer,
  handle: (tx: Tx, event: RecordedEvent) => Promise<void>,
  onFailure: (error: unknown, event: RecordedEvent) => void,
): Promise<void> {
  while (await isAnyPending(db, consumer, now())) {
    let held: (RecordedEvent & { tries: number }) | undefined
    try {
      await db.transaction(async (tx) => {
        held = await lockPending(tx, consumer, now())
        if (held === undefined) return
        await handle(tx, held)
        await donePending(tx, consumer, held.seq)
      })
    } catch (error) {
      if (held === undefined) throw error
      const { tries, ...event } = held
      onFailure(error, event)
      await postponePending(db, consumer, held.seq, now() + Math.min(longest, 1000 * 2 ** tries))
    }
  }
}
