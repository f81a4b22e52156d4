import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { clearAttempt, keyFor, unansweredAsk } from './order-attempt.ts'

const ask: OrderAsk = {
  flow: 'cart',
  lines: [{ productId: 'rice', quantity: 2 }],
  address: 'House 1, Lahore',
  shipping: rupees(100),
  total: rupees(900),
  payment: 'cod',
}

function storeWith(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['kiryana-order', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the same order again has the same key, also after a reload', () => {
  const store = storeWith()
  const key = keyFor(ask, store, 1000)
  expect(key).toMatch(/^[\w-]{8,200}$/)
  expect(keyFor({ ...ask }, store, 2000)).toBe(key)
  expect(unansweredAsk('cart', store, 2000)).toEqual(ask)
})

test.each([
  ['another total', { ...ask, total: rupees(901) }],
  ['another address', { ...ask, address: 'House 2, Lahore' }],
  ['another quantity', { ...ask, lines: [{ productId: 'rice', quantity: 3 }] }],
  ['points', { ...ask, redeemPoints: 5 }],
] as const)('%s: another key', (_, other) => {
  const store = storeWith()
  expect(keyFor(other, store, 2000)).not.toBe(keyFor(ask, store, 1000))
})

test('an answered order is over: the next one has a new key', () => {
  const store = storeWith()
  const key = keyFor(ask, store, 1000)
  clearAttempt(store)
  expect(unansweredAsk('cart', store, 1000)).toBeNull()
  expect(keyFor(ask, store, 1000)).not.toBe(key)
})

test('an old attempt does not swallow the same shopping of the next day', () => {
  const store = storeWith()
  const key = keyFor(ask, store, 0)
  expect(unansweredAsk('cart', store, 24 * 60 * 60 * 1000)).toBeNull()
  expect(keyFor(ask, store, 24 * 60 * 60 * 1000)).not.toBe(key)
})

test('attempts of the two flows are separate', () => {
  const store = storeWith()
  keyFor(ask, store, 1000)
  expect(unansweredAsk('buy-now', store, 1000)).toBeNull()
})

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"key":"x","ask":"{}","at":0}',
  '{"key":"12345678","ask":"nonsense","at":0}',
])('a corrupt store (%s) is like an empty one', (text) => {
  expect(unansweredAsk('cart', storeWith(text), 10)).toBeNull()
  expect(keyFor(ask, storeWith(text), 10)).toMatch(/^[\da-f]{32}$/)
})

test('ordering works without browser storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(keyFor(ask, store)).toMatch(/^[\da-f]{32}$/)
  expect(() => clearAttempt(store)).not.toThrow()
})
