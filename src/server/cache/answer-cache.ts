import type { FastifyInstance } from 'fastify'
import { overloaded } from '../http/errors.ts'
import { openAnswerStore } from './answer-store.ts'
import type { Freshness, Origin } from './freshness.ts'
import { openReads, type Reads } from './reads.ts'

/** A cached answer with its tags. */
export type Cached<T> = { value: T; origin: Origin }

/** A new answer. `bytes`: its size in memory; null: it isn't cached. */
export type Made<T> = { value: T; bytes: number | null }

/** Whether the caller waits for a fresh answer or gets a stale one; `begins` resolves when one starts to wait. */
export type Demand = { isAwaited: boolean; begins: Promise<void> }

/** `reads` collects the tags of the answer. */
type Make<T> = (before: T | undefined, reads: Reads, demand: Demand) => Promise<Made<T>>

export type AnswerCache<T> = {
  /**
   * The cached answer of this key, or the result of `make`, which concurrent callers share. The key contains
   * everything that the answer depends on. `accountId`: the caller, who sees their own orders at once.
   */
  find: (key: string, make: Make<T>, accountId?: string) => Promise<Cached<T>> | Cached<T>
  /** Whether guests may get it and it needs no refresh, or is being refreshed already. */
  isFresh: (key: string, cached: Cached<T>) => boolean
  /** A cached answer takes more memory than before. */
  grow: (key: string, cached: Cached<T>, by: number) => void
  /** Memory of all cached answers. */
  bytes: () => number
}

const maxPending = 500

/** After this fraction of its lifetime an answer is refreshed in the background. */
const refreshFrom = 0.7

export type Times = {
  /** How long an answer is used, in milliseconds. */
  cacheFor: number
  now?: () => number
}

/**
 * Caches answers for `cacheFor` milliseconds and shares them as long as their sources don't change (freshness.ts). A
 * stale answer is given while one caller's request refreshes it.
 */
export function openAnswerCache<T>(
  app: FastifyInstance,
  freshness: Freshness,
  { cacheFor, now = () => performance.now(), maxBytes }: Times & { maxBytes: number },
): AnswerCache<T> {
  const store = openAnswerStore<Cached<T>>({ maxBytes, cacheFor, now })
  const pending = new Map<string, Pending<T>>()

  const sweeping = setInterval(store.sweep, Math.max(cacheFor, 1000)).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  const makeAndStore = async (key: string, begun: Begun, make: Make<T>, demand: Demand) => {
    const reads = openReads(freshness, begun.version)
    const { value, bytes } = await make(store.get(key)?.value, reads, demand)
    const cached = { value, origin: { ...begun, reads: reads.all } }
    await freshness.settled()
    if (bytes !== null && freshness.stateOf(cached.origin) !== 'expired')
      store.set(key, cached, bytes)
    return cached
  }

  const begin = (key: string, make: Make<T>, isAwaited: boolean): Promise<Cached<T>> => {
    if (pending.size >= maxPending) throw overloaded
    const begun = freshness.begin()
    const { promise: begins, resolve: markAwaited } = Promise.withResolvers<void>()
    const answer = makeAndStore(key, begun, make, { isAwaited, begins }).finally(() => {
      if (pending.get(key)?.answer === answer) pending.delete(key)
    })
    pending.set(key, { answer, begun, markAwaited })
    return answer
  }

  const needsRefresh = ({ origin }: Cached<T>, from = refreshFrom) =>
    now() - origin.at > from * cacheFor

  const find = (key: string, make: Make<T>, accountId?: string): Promise<Cached<T>> | Cached<T> => {
    const cached = store.get(key)
    const other = pending.get(key)
    const state = cached === undefined ? 'expired' : freshness.stateOf(cached.origin, accountId)
    if (cached !== undefined && state !== 'expired') {
      // If the refresh fails, the next caller after the lifetime gets the error.
      if (
        (state === 'stale' || needsRefresh(cached)) &&
        other === undefined &&
        pending.size < maxPending
      )
        begin(key, make, false).catch(() => undefined)
      return cached
    }
    if (other === undefined || !freshness.isJoinable(other.begun, accountId))
      return begin(key, make, true)
    other.markAwaited()
    return other.answer
  }

  return {
    isFresh: (key, cached) =>
      freshness.settled() === null &&
      freshness.stateOf(cached.origin) === 'fresh' &&
      !needsRefresh(cached, pending.has(key) ? 1 : refreshFrom),
    find(key, make, accountId) {
      const settling = freshness.settled()
      return settling === null
        ? find(key, make, accountId)
        : settling.then(() => find(key, make, accountId))
    },
    grow: store.grow,
    bytes: store.bytes,
  }
}

type Begun = Pick<Origin, 'version' | 'at'>
type Pending<T> = { answer: Promise<Cached<T>>; begun: Begun; markAwaited: () => void }
