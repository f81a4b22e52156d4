import { eventTraits } from '#shop/events/event-kinds.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import type { Freshness } from './freshness.ts'

type Parts = {
  events: Pick<EventFeed, 'subscribe'>
  /** The next time at which content appears or disappears, ms UTC; null: none. */
  nextMoment: (now: number) => Promise<number | null>
  /** The shop's clock. */
  now: () => number
}

/** Retry after a failed query, in milliseconds. */
const retryAfter = 1000

/**
 * Times at which scheduled content appears or disappears. The next one is read ahead, so that a request compares two
 * numbers instead of asking the database.
 */
export async function openContentMoments({ events, nextMoment, now }: Parts) {
  let next: number | null = null
  let reading: Promise<void> | null = null
  let needsRead = false

  const read = async () => {
    do {
      needsRead = false
      const at = now()
      next = await nextMoment(at).catch(() => at + retryAfter)
    } while (needsRead)
  }
  const begin = () => {
    needsRead = true
    reading ??= read().finally(() => (reading = null))
    return reading
  }
  const close = events.subscribe(({ kind }) => {
    if (eventTraits[kind].area === 'content') void begin()
  })
  await begin()

  return {
    close,
    /** Resolves when the next time is known; null: it is known. */
    settled: () => reading,
    /** Whether such a time passed since the last call. */
    havePassed() {
      if (next === null || now() < next) return false
      next = null
      void begin()
      return true
    },
  }
}

type Moments = Awaited<ReturnType<typeof openContentMoments>>

/** Freshness that expires at these times too. Callers await `settled` before they read a cached answer. */
export const withMoments = (freshness: Freshness, moments: Moments): Freshness => ({
  ...freshness,
  close() {
    moments.close()
    freshness.close()
  },
  settled() {
    if (moments.havePassed()) freshness.expire()
    const [one, another] = [moments.settled(), freshness.settled()]
    if (one === null || another === null) return one ?? another
    return Promise.all([one, another]).then(() => undefined)
  },
})
