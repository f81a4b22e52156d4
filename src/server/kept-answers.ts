import type { FastifyInstance } from 'fastify'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openAnswerStore } from './answer-store.ts'
import { overloaded } from './plugins/errors.ts'

/** When an answer was begun: the time, and how many changes there had been. */
type Moment = { at: number; changes: number; sales: number }

/** An answer and when it was begun. */
export type Kept<T> = { value: T; made: Moment }

/** An answer as it is made; `bytes`: what it takes in memory, null: it is not kept. */
export type Made<T> = { value: T; bytes: number | null }

export type KeptAnswers<T> = {
  /**
   * What is kept under this key, or what `make` gives: once for all who ask meanwhile. The key names
   * everything that the answer depends on. `accountId`: who asks, and sees what they have bought at once.
   */
  find: (
    key: string,
    make: (before: T | undefined) => Promise<Made<T>>,
    accountId?: string,
  ) => Promise<Kept<T>> | Kept<T>
  /** It may be given to guests, and need not be made anew yet. */
  isFresh: (kept: Kept<T>) => boolean
  /** A kept answer has become larger. */
  grow: (key: string, kept: Kept<T>, by: number) => void
  /** Of everything that is kept. */
  bytes: () => number
}

/** What happens without a change of what is kept. */
const unseen: readonly EventKind[] = [
  'account.created',
  'customer.approved',
  'customer.disapproved',
  'message.read',
  'message.unread',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.points-redeemed',
  'return.requested',
  'return.refused',
  'staff.changed',
]

/** Many a second, on a busy day; of what is seen they change how much of a product there is. */
const sales: readonly EventKind[] = ['order.placed', 'order.cancelled', 'return.accepted']

const mostUnderWay = 500
const mostBuyers = 10_000

/** From this part of its time on, an answer is made anew while the old one is still given. */
const refreshFrom = 0.7

export type Times = {
  /** how long an answer is used */
  cacheFor: number
  /** how old it may be where somebody else has bought what it shows */
  staleFor: number
  now?: () => number
}

/**
 * Answers are kept for `cacheFor` milliseconds and shared, and not used after an event that changes
 * what they show. Only after an order an answer from before is used until it is `staleFor` milliseconds
 * old, so that many orders a second do not make every page anew for each of them; not for its buyer.
 */
export function openKeptAnswers<T>(
  app: FastifyInstance,
  events: Pick<EventFeed, 'subscribe'>,
  { cacheFor, staleFor, now = () => performance.now(), mostBytes }: Times & { mostBytes: number },
): KeptAnswers<T> {
  const store = openAnswerStore<Kept<T>>({ mostBytes, cacheFor, now })
  const underWay = new Map<string, { making: Promise<Kept<T>>; made: Moment }>()
  const count = { changes: 0, sales: 0 }
  /** Of whoever has bought lately, the number of the sale. */
  const bought = new Map<string, number>()
  const isUsable = ({ made }: { made: Moment }, accountId = '') =>
    made.changes === count.changes &&
    (made.sales === count.sales ||
      (now() - made.at < staleFor && made.sales >= (bought.get(accountId) ?? 0)))

  const sweeping = setInterval(store.sweep, Math.max(cacheFor, 1000)).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  const unsubscribe = events.subscribe(({ kind, actor }) => {
    if (sales.includes(kind)) noteSale(actor)
    else if (!unseen.includes(kind)) count.changes += 1
  })
  app.addHook('onClose', async () => unsubscribe())

  const noteSale = (actor: string | null) => {
    count.sales += 1
    if (actor === null) return
    bought.delete(actor)
    bought.set(actor, count.sales)
    const [longAgo] = bought.keys()
    if (bought.size > mostBuyers && longAgo !== undefined) bought.delete(longAgo)
  }

  const makeAndStore = async (
    key: string,
    made: Moment,
    make: Parameters<KeptAnswers<T>['find']>[1],
  ) => {
    const { value, bytes } = await make(store.get(key)?.value)
    const kept = { value, made }
    if (bytes !== null && isUsable(kept)) store.set(key, kept, bytes)
    return kept
  }

  const begin = (key: string, make: Parameters<KeptAnswers<T>['find']>[1]): Promise<Kept<T>> => {
    if (underWay.size >= mostUnderWay) throw overloaded
    const made = { at: now(), ...count }
    const making = makeAndStore(key, made, make).finally(() => {
      if (underWay.get(key)?.making === making) underWay.delete(key)
    })
    underWay.set(key, { making, made })
    return making
  }

  const isOld = ({ made }: Kept<T>) => now() - made.at > refreshFrom * cacheFor

  return {
    isFresh: (kept) => isUsable(kept) && !isOld(kept),
    find(key, make, accountId) {
      const kept = store.get(key)
      const another = underWay.get(key)
      if (kept !== undefined && isUsable(kept, accountId)) {
        // If it fails, whoever comes after the old one's time is told.
        if (isOld(kept) && another === undefined && underWay.size < mostUnderWay)
          begin(key, make).catch(() => undefined)
        return kept
      }
      return another !== undefined && isUsable(another, accountId)
        ? another.making
        : begin(key, make)
    },
    grow: store.grow,
    bytes: store.bytes,
  }
}
