import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import {
  clearWaiting,
  daysOld,
  isUnconfirmed,
  keepSilently,
  keepWaiting,
  parseWaiting,
  readWaiting,
  waitingFor,
} from './waiting-order.ts'

const day = 24 * 60 * 60 * 1000
const ask: OrderAsk = {
  flow: 'cart',
  lines: [{ productId: 'rice', quantity: 2 }],
  address: 'House 1, Lahore',
  shipping: rupees(100),
  total: rupees(900),
  payment: 'cod',
}

beforeEach(() => {
  const saved = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  })
})
afterEach(() => {
  clearWaiting()
  vi.unstubAllGlobals()
})

test('the same order again has the same key, also after a reload', () => {
  const order = waitingFor(ask)
  expect(order.key).toMatch(/^[\da-f]{32}$/)
  keepSilently(order)
  expect(waitingFor({ ...ask }).key).toBe(order.key)
  expect(readWaiting()).toEqual(order)
})

test.each([
  ['another total', { ...ask, total: rupees(901) }],
  ['another address', { ...ask, address: 'House 2, Lahore' }],
  ['another quantity', { ...ask, lines: [{ productId: 'rice', quantity: 3 }] }],
  ['points', { ...ask, redeemPoints: 5 }],
] as const)('%s: another key', (_, other) => {
  const order = waitingFor(ask)
  keepWaiting(order)
  expect(waitingFor(other).key).not.toBe(order.key)
})

test('an answered order is over: the next one has a new key', () => {
  const order = waitingFor(ask)
  keepWaiting(order)
  clearWaiting()
  expect(readWaiting()).toBeNull()
  expect(waitingFor(ask).key).not.toBe(order.key)
})

test('an order of a day is sent after a question, of a week not at all', () => {
  const order = waitingFor(ask, 0)
  keepWaiting(order)
  expect(isUnconfirmed(order, day - 1)).toBe(false)
  expect(isUnconfirmed(order, day)).toBe(true)
  expect(isUnconfirmed({ ...order, isConfirmed: true }, day)).toBe(false)
  expect(daysOld(order, 2 * day)).toBe(2)
  expect(readWaiting(7 * day - 1)).toEqual(order)
  expect(readWaiting(7 * day)).toBeNull()
})

test('a clock that was moved back makes no order old', () => {
  expect(daysOld(waitingFor(ask, 5 * day), 0)).toBe(0)
})

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"key":"x","ask":{},"at":0}',
  '{"key":"12345678","ask":"nonsense","at":0}',
])('a corrupt store (%s) is like an empty one', (text) => {
  expect(parseWaiting(text, 10)).toBeNull()
})

test('ordering works without browser storage', () => {
  vi.stubGlobal('localStorage', undefined)
  const order = waitingFor(ask)
  keepSilently(order)
  keepWaiting(order)
  expect(waitingFor(ask).key).toBe(order.key)
  clearWaiting()
  expect(readWaiting()).toBeNull()
})
