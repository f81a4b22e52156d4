import { setTimeout as wait } from 'node:timers/promises'
import type { Demand } from '../cache/answer-cache.ts'
import { makeQueue } from '#shop/queue.ts'
import { overloaded } from '../http/errors.ts'

/** Called before a loaded page is rendered. */
export type BeforeDrawing = () => Promise<void>

/** How a page is made: at once, or with a pause before it is drawn. */
type MakePage<T> = (beforeDrawing?: BeforeDrawing) => Promise<T>

/** Milliseconds between background renders, */
const every = 60
/** and maximum delay of one, because it goes stale. */
const maxPause = 300

/**
 * Renders requested pages a few at a time. Background renders of stale pages take turns with pauses: after a
 * change of the catalogue all their data arrives at once, and rendering them together blocked every request.
 * A request for a waiting page renders it at once. `demand` null: the caller waits from the start.
 */
export function openPageTurns(maxWait: number, takeConnections: () => Promise<void>) {
  const queue = makeQueue({
    atOnce: 4,
    maxWaiting: 200,
    maxWait,
    refusal: overloaded,
    // All requests of a burst are read first, so that those beyond the limits are refused at once.
    beforeEach: takeConnections,
  })
  const pause = makePauses()
  return <T>(demand: Demand | null, make: MakePage<T>): Promise<T> =>
    demand === null || demand.isAwaited
      ? queue.run(() => make())
      : make(() => Promise.race([pause(), demand.begins]))
}

/** Each call resolves `every` milliseconds after the one before it, or after `maxPause`. */
export function makePauses(
  now = () => performance.now(),
  pause: (milliseconds: number) => Promise<unknown> = wait,
): BeforeDrawing {
  let last = -Infinity
  return async () => {
    const requestedAt = now()
    last = Math.min(Math.max(last, requestedAt) + every, requestedAt + maxPause)
    await pause(last - requestedAt)
  }
}
