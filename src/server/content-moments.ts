import type { RecordedEvent } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import type { Facts } from './facts.ts'

type Parts = {
  events: Pick<EventFeed, 'subscribe'>
  /** The first moment after this one at which something comes or goes, ms UTC; null: none. */
  nextMoment: (now: number) => Promise<number | null>
  /** The shop's clock. */
  now: () => number
}

const isOfContent = ({ kind }: RecordedEvent) =>
  /^(news|banner|announcement|text|shop-event|block)\./.test(kind)

/** So long after the database did not say when the next moment is, it is asked again, in milliseconds. */
const askAgainAfter = 1000

/**
 * The moments at which what staff wrote for a time comes or goes. The next one is known beforehand: whether it has
 * passed is a comparison, not a question to the database.
 */
export async function openContentMoments({ events, nextMoment, now }: Parts) {
  let next: number | null = null
  let reading: Promise<void> | null = null
  let isAskedAnew = false

  const read = async () => {
    do {
      isAskedAnew = false
      const at = now()
      next = await nextMoment(at).catch(() => at + askAgainAfter)
    } while (isAskedAnew)
  }
  const begin = () => {
    isAskedAnew = true
    reading ??= read().finally(() => (reading = null))
    return reading
  }
  const close = events.subscribe((event) => {
    if (isOfContent(event)) void begin()
  })
  await begin()

  return {
    close,
    /** Resolves when the next moment is known; null: it is. */
    settled: () => reading,
    /** Whether one has passed since this was asked last. */
    havePassed() {
      if (next === null || now() < next) return false
      next = null
      void begin()
      return true
    },
  }
}

type Moments = Awaited<ReturnType<typeof openContentMoments>>

/** Facts that change at these moments too: whoever asks for a kept answer asks `settled` before. */
export const withMoments = (facts: Facts, moments: Moments): Facts => ({
  ...facts,
  close() {
    moments.close()
    facts.close()
  },
  settled() {
    if (moments.havePassed()) facts.expire()
    const [one, another] = [moments.settled(), facts.settled()]
    if (one === null || another === null) return one ?? another
    return Promise.all([one, another]).then(() => undefined)
  },
})
