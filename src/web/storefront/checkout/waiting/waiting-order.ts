import type { Paisa } from '#shop/money.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { newKey } from '../../../app/new-key.ts'
import { localTexts } from '../../../app/storage/stores.ts'
import { waitingKey, waitingText } from './waiting-text.ts'

export type WaitingOrder = {
  /** idempotency key: however often it is sent, it stays one order */
  key: string
  ask: OrderAsk
  /** when the shopper placed it */
  at: number
  /** the shopper agreed to send it although it is old */
  isConfirmed?: boolean
  refusal?: WaitingRefusal
}

/** The server's reason, and its figures if the total differs. */
export type WaitingRefusal = {
  code: string
  message: string
  total?: Paisa
  shipping?: Paisa
}

const day = 24 * 60 * 60 * 1000
const expiresAfter = 7 * day

/** Null: none, expired or corrupt. */
export function parseWaiting(text: string, now = Date.now()): WaitingOrder | null {
  try {
    const saved: unknown = JSON.parse(text || 'null')
    return isWaiting(saved) && now - saved.at < expiresAfter ? saved : null
  } catch {
    return null
  }
}

export const readWaiting = (now?: number) => parseWaiting(waitingText.read(), now)

/** Whole days since it was placed; an order of a day or more is sent only after a question. */
export const daysOld = ({ at }: WaitingOrder, now = Date.now()) =>
  Math.max(0, Math.floor((now - at) / day))

export const isUnconfirmed = (order: WaitingOrder, now?: number) =>
  daysOld(order, now) > 0 && order.isConfirmed !== true

/** The same order keeps its key (second press, reload); another order gets a new one. */
export function waitingFor(ask: OrderAsk, now = Date.now()): WaitingOrder {
  const waiting = readWaiting(now)
  return waiting && isSame(waiting.ask, ask) ? waiting : { key: newKey(), ask, at: now }
}

export const isSame = (one: OrderAsk, other: OrderAsk) =>
  JSON.stringify(one) === JSON.stringify(other)

export const keepWaiting = (order: WaitingOrder) => waitingText.write(JSON.stringify(order))

/** While a request runs: survives a reload, and this page says nothing yet. */
export const keepSilently = (order: WaitingOrder) =>
  void localTexts.write(waitingKey, JSON.stringify(order))

export const clearWaiting = () => waitingText.write('')

/** After a silent change. */
export const notifyWaiting = () => waitingText.write(waitingText.read())

/** The last order that this tab placed. */
export const placedHere = { id: '' }

/** Leaves the message on this page until the next page is displayed. */
export function clearSilently() {
  if (!localTexts.write(waitingKey, '')) clearWaiting()
}

const isWaiting = (value: unknown): value is WaitingOrder =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  /^[\w-]{8,200}$/.test(value['key']) &&
  typeof value['at'] === 'number' &&
  isAsk(value['ask'])

const isAsk = (ask: unknown): ask is OrderAsk =>
  isObject(ask) &&
  (ask['flow'] === 'cart' || ask['flow'] === 'buy-now') &&
  typeof ask['total'] === 'number' &&
  typeof ask['address'] === 'string' &&
  Array.isArray(ask['lines'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
