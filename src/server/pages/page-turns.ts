import { setTimeout as wait } from 'node:timers/promises'
import type { Demand } from '../cache/answer-cache.ts'
import { makeQueue } from '#shop/queue.ts'
import { overloaded } from '../http/errors.ts'

/** Before a page is drawn from what was loaded for it. */
export type BeforeDrawing = () => Promise<void>

/** How a page is made: at once, or with a pause before it is drawn. */
type MakePage<T> = (beforeDrawing?: BeforeDrawing) => Promise<T>

/** Of pages that nobody waits for, one is drawn in so many milliseconds, */
const every = 60
/** but none is put off for longer than this: it goes stale meanwhile. */
const maxPause = 300

/**
 * Pages that somebody waits for are made a few at a time. Those that are made anew while the old ones
 * are still given are drawn one by one with pauses, in which the server answers: after a change of the catalogue
 * all of them have their data at the same moment, and drawn in one go they held up every request. As soon as
 * somebody waits for one after all, it is drawn. `demand` null: the caller waits from the beginning.
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
    const asked = now()
    last = Math.min(Math.max(last, asked) + every, asked + maxPause)
    await pause(last - asked)
  }
}
