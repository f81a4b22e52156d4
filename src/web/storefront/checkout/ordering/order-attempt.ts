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
  const attempt = readAttempt(store, now)
  if (attempt?.ask === text) return attempt.key
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
  const attempt = readAttempt(store, now)
  if (attempt === null) return null
  try {
    const ask: unknown = JSON.parse(attempt.ask)
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
    const saved: unknown = JSON.parse(store.getItem(place) ?? 'null')
    return isAttempt(saved) && now - saved.at < holds && saved.at <= now ? saved : null
  } catch {
    return null
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  /^[\w-]{8,200}$/.test(value.key) &&
  'ask' in value &&
  typeof value.ask === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

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
