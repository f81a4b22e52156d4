import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { newKey } from '../../../app/new-key.ts'
import { session } from '../../../app/storage/stores.ts'

type Attempt = { key: string; ask: string; at: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const place = 'kiryana-order'
// Milliseconds: long enough for a lost connection, short enough that the same shopping tomorrow is a new order.
const holds = 60 * 60 * 1000

/** Idempotency key of this attempt: the same order (lost response, second press, reload) keeps its key; another order gets a new one. */
export function keyFor(ask: OrderAsk, store: Store = session, now = Date.now()): string {
  const text = JSON.stringify(ask)
  const kept = readAttempt(store, now)
  if (kept?.ask === text) return kept.key
  const key = newKey()
  try {
    store.setItem(place, JSON.stringify({ key, ask: text, at: now } satisfies Attempt))
  } catch {
    // without storage, a second press still awaits the first response
  }
  return key
}

/** A request without a response, to send again after a reload. */
export function unansweredAsk(
  flow: OrderAsk['flow'],
  store: Store = session,
  now = Date.now(),
): OrderAsk | null {
  const kept = readAttempt(store, now)
  if (kept === null) return null
  try {
    const ask: unknown = JSON.parse(kept.ask)
    return isAsk(ask) && ask.flow === flow ? ask : null
  } catch {
    return null
  }
}

/** The server responded: the next order is a new one. */
export function clearAttempt(store: Store = session) {
  try {
    store.removeItem(place)
  } catch {
    // then nothing was stored
  }
}

function readAttempt(store: Store, now: number): Attempt | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? 'null')
    return isAttempt(kept) && now - kept.at < holds && kept.at <= now ? kept : null
  } catch {
    return null
  }
}

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  /^[\w-]{8,200}$/.test(kept.key) &&
  'ask' in kept &&
  typeof kept.ask === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number'

const isAsk = (ask: unknown): ask is OrderAsk =>
  typeof ask === 'object' &&
  ask !== null &&
  'flow' in ask &&
  'total' in ask &&
  typeof ask.total === 'number' &&
  'lines' in ask &&
  Array.isArray(ask.lines) &&
  'address' in ask &&
  typeof ask.address === 'string'
