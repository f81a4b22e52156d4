import type { FastifyInstance } from 'fastify'
import { openAnswerStore } from './answer-store.ts'
import type { Facts, Origin } from './facts.ts'
import { openReads, type Reads } from './reads.ts'
import { overloaded } from './plugins/errors.ts'

/** An answer, and what it was made from. */
export type Kept<T> = { value: T; made: Origin }

/** An answer as it is made; `bytes`: what it takes in memory, null: it is not kept. */
export type Made<T> = { value: T; bytes: number | null }

/** Whether somebody waits for an answer that is being made, or is given an old one meanwhile. */
export type Demand = { isThere: boolean; comes: Promise<void> }

/** `reads`: to be told what is read for the answer. */
type Make<T> = (before: T | undefined, reads: Reads, demand: Demand) => Promise<Made<T>>

export type KeptAnswers<T> = {
  /**
   * What is kept under this key, or what `make` gives: once for all who ask meanwhile. The key names
   * everything that the answer depends on. `accountId`: who asks, and sees what they have bought at once.
   */
  find: (key: string, make: Make<T>, accountId?: string) => Promise<Kept<T>> | Kept<T>
  /** It may be given to guests, and need not be made anew yet or is being made anew already. */
  isFresh: (key: string, kept: Kept<T>) => boolean
  /** A kept answer has become larger. */
  grow: (key: string, kept: Kept<T>, by: number) => void
  /** Of everything that is kept. */
  bytes: () => number
}

const mostUnderWay = 500

/** From this part of its time on, an answer is made anew while the old one is still given. */
const refreshFrom = 0.7

export type Times = {
  /** how long an answer is used */
  cacheFor: number
  now?: () => number
}

/**
 * Answers are kept for `cacheFor` milliseconds and shared, as long as what they were made from stays as it
 * was (facts.ts). One that may still be given though something has changed is made anew meanwhile, once.
 */
export function openKeptAnswers<T>(
  app: FastifyInstance,
  facts: Facts,
  { cacheFor, now = () => performance.now(), mostBytes }: Times & { mostBytes: number },
): KeptAnswers<T> {
  const store = openAnswerStore<Kept<T>>({ mostBytes, cacheFor, now })
  const underWay = new Map<string, UnderWay<T>>()

  const sweeping = setInterval(store.sweep, Math.max(cacheFor, 1000)).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  const makeAndStore = async (key: string, begun: Begun, make: Make<T>, demand: Demand) => {
    const reads = openReads(facts, begun.nth)
    const { value, bytes } = await make(store.get(key)?.value, reads, demand)
    const kept = { value, made: { ...begun, reads: reads.all } }
    await facts.settled()
    if (bytes !== null && facts.stateOf(kept.made) !== 'old') store.set(key, kept, bytes)
    return kept
  }

  const begin = (key: string, make: Make<T>, isAwaited: boolean): Promise<Kept<T>> => {
    if (underWay.size >= mostUnderWay) throw overloaded
    const begun = facts.begin()
    const { promise: comes, resolve: comesOne } = Promise.withResolvers<void>()
    const demand = { isThere: isAwaited, comes }
    const making = makeAndStore(key, begun, make, demand).finally(() => {
      if (underWay.get(key)?.making === making) underWay.delete(key)
    })
    underWay.set(key, { making, begun, comesOne })
    return making
  }

  const isOld = ({ made }: Kept<T>, from = refreshFrom) => now() - made.at > from * cacheFor

  const find = (key: string, make: Make<T>, accountId?: string): Promise<Kept<T>> | Kept<T> => {
    const kept = store.get(key)
    const another = underWay.get(key)
    const state = kept === undefined ? 'old' : facts.stateOf(kept.made, accountId)
    if (kept !== undefined && state !== 'old') {
      // If it fails, whoever comes after the old one's time is told.
      if (
        (state === 'stale' || isOld(kept)) &&
        another === undefined &&
        underWay.size < mostUnderWay
      )
        begin(key, make, false).catch(() => undefined)
      return kept
    }
    if (another === undefined || !facts.isJoinable(another.begun, accountId))
      return begin(key, make, true)
    another.comesOne()
    return another.making
  }

  return {
    isFresh: (key, kept) =>
      facts.settled() === null &&
      facts.stateOf(kept.made) === 'fresh' &&
      !isOld(kept, underWay.has(key) ? 1 : refreshFrom),
    find(key, make, accountId) {
      const settling = facts.settled()
      return settling === null
        ? find(key, make, accountId)
        : settling.then(() => find(key, make, accountId))
    },
    grow: store.grow,
    bytes: store.bytes,
  }
}

type Begun = Pick<Origin, 'nth' | 'at'>
type UnderWay<T> = { making: Promise<Kept<T>>; begun: Begun; comesOne: () => void }
