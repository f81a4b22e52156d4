import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, keyOf } from '../cart/cart.ts'
import { paisa } from '../money.ts'
import { type ListChange, priceChangeOf, withListChanges, withSeenPrices } from './ration-list.ts'

const atta: CartItem = { productId: 'atta', quantity: 2 }
const red: CartItem = { productId: 'cup', colour: 'Red', quantity: 1 }
const chai: CartItem = { productId: 'chai', quantity: 1 }

test.each<[says: string, changes: ListChange[], after: CartItem[]]>([
  ['sets a line where it is', [{ ...atta, quantity: 5 }], [{ ...atta, quantity: 5 }, red]],
  ['appends a new line', [chai], [atta, red, chai]],
  ['puts a line back where it was', [{ ...chai, at: 1 }], [atta, chai, red]],
  ['removes a line', [{ ...atta, quantity: 0 }], [red]],
  [
    'another colour is another line',
    [{ ...red, colour: 'Blue' }],
    [atta, red, { ...red, colour: 'Blue' }],
  ],
  ['nothing to remove', [{ ...chai, quantity: 0 }], [atta, red]],
])('%s', (_, changes, after) => {
  expect(withListChanges([atta, red], changes)).toEqual(after)
})

const change = fc.record(
  {
    productId: fc.constantFrom('a', 'b', 'c'),
    colour: fc.constantFrom('', 'Red'),
    quantity: fc.integer({ min: 0, max: 999 }),
    at: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: ['productId', 'quantity'] },
)

test('sending the same changes again changes nothing, and each line is there once', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const once = withListChanges([], changes)
      const last = new Map(changes.map((one) => [keyOf(one), one.quantity]))
      expect(new Map(once.map((one) => [keyOf(one), one.quantity]))).toEqual(
        new Map([...last].filter(([, quantity]) => quantity > 0)),
      )
      expect(new Set(once.map(keyOf)).size).toBe(once.length)
      const again = withListChanges(
        once,
        changes.map(({ at: _, ...one }) => one),
      )
      expect(again.map(keyOf).toSorted()).toEqual(once.map(keyOf).toSorted())
    }),
  )
})

test.each([
  ['a new line takes the price of today', null, 2, false, 500],
  ['a line keeps what its customer saw', { seen: 480, quantity: 2 }, 3, false, 480],
  [
    'a new quantity with another break takes the price of today',
    { seen: 480, quantity: 2 },
    3,
    true,
    500,
  ],
  ['the same quantity keeps what its customer saw', { seen: 480, quantity: 2 }, 2, true, 480],
] as const)('%s', (_, before, quantity, dependsOnQuantity, seen) => {
  const old = before && { ...atta, ...before, seen: paisa(before.seen) }
  expect(
    withSeenPrices([{ ...atta, quantity }], old ? [old] : [], () => ({
      price: paisa(500),
      dependsOnQuantity,
    })),
  ).toEqual([{ ...atta, quantity, seen }])
})

test('a line that is not sold now keeps its price', () => {
  const old = { ...atta, seen: paisa(480) }
  expect(withSeenPrices([atta], [old], () => null)).toEqual([old])
})

test.each([
  [480, 520, { was: 480, now: 520, isUp: true }],
  [520, 480, { was: 520, now: 480, isUp: false }],
  [480, 480, null],
])('seen at %i, now %i', (seen, now, change) => {
  const price = { now: paisa(now), was: null, percentOff: 0 }
  expect(priceChangeOf({ seen: paisa(seen), price })).toEqual(change)
})
