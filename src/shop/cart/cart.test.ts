import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { nothing, rupees } from '../money.ts'
import {
  broughtOn,
  type CartLine,
  cartOf,
  type CartItem,
  countOf,
  isColourGone,
  keyOf,
  merged,
  quantityOf,
  withAdded,
  without,
  withoutLines,
  withQuantity,
} from './cart.ts'

const item = (productId: string, quantity: number): CartItem => ({ productId, quantity })
const line = (price: number, quantity: number, pointsDivisor = 30): CartLine => ({
  productId: `p${price}`,
  number: 1,
  name: '',
  description: '',
  picture: null,
  tint: null,
  pack: { text: '', amount: null, unit: null },
  price: { now: rupees(price), was: null, percentOff: 0 },
  wholesale: null,
  quantity,
  pointsDivisor,
  stock: null,
})

test('add raises the quantity or appends, a decrement stops at 1, delete removes', () => {
  const one = withAdded([], 'chai')
  expect(one).toEqual([item('chai', 1)])
  expect(withAdded(withAdded(one, 'atta', 3), 'chai')).toEqual([item('chai', 2), item('atta', 3)])
  expect(withQuantity(one, 'chai', 0)).toEqual(one)
  expect(withQuantity(one, 'chai', -5)).toEqual(one)
  expect(withQuantity(one, 'chai', 2.9)).toEqual([item('chai', 2)])
  expect(withQuantity(one, 'none', 5)).toEqual(one)
  expect(without(withAdded(one, 'atta'), 'chai')).toEqual([item('atta', 1)])
  expect(withAdded([item('chai', maxQuantity)], 'chai', 5)).toEqual([item('chai', maxQuantity)])
})

test('shipping is added once, and only when there is something in the cart', () => {
  expect(cartOf([], rupees(150))).toMatchObject({
    subtotal: nothing,
    shipping: nothing,
    total: nothing,
    pointsEarned: 0,
  })
  expect(cartOf([line(240, 2), line(499.5, 1, 20)], rupees(150))).toMatchObject({
    subtotal: rupees(979.5),
    shipping: rupees(150),
    total: rupees(1129.5),
    pointsEarned: 40,
  })
})

const carts = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__'),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  }),
  { selector: ({ productId }) => productId },
)
const quantityIn = (cart: readonly CartItem[], id: string) =>
  cart.find(({ productId }) => productId === id)?.quantity ?? 0

test('joining two carts loses nothing: each product once, with the larger quantity', () => {
  fc.assert(
    fc.property(carts, carts, (account, guest) => {
      const joined = merged(account, guest)
      const ids = [...new Set([...account, ...guest].map(({ productId }) => productId))]
      expect(joined.map(({ productId }) => productId)).toEqual(ids) // the account's own order first
      for (const id of ids)
        expect(quantityIn(joined, id)).toBe(
          Math.max(quantityIn(account, id), quantityIn(guest, id)),
        )
    }),
  )
})

test('joining again changes nothing, whichever is joined with which', () => {
  fc.assert(
    fc.property(carts, carts, (account, guest) => {
      const joined = merged(account, guest)
      expect(merged(joined, guest)).toEqual(joined)
      expect(merged(joined, account)).toEqual(joined)
      expect(countOf(merged(guest, account))).toBe(countOf(joined))
    }),
  )
})

test('any change of a cart keeps quantities whole, from 1 to the maximum', () => {
  const step = fc.oneof(
    fc.tuple(
      fc.constant('add' as const),
      fc.constantFrom('a', 'b'),
      fc.integer({ min: -2000, max: 2000 }),
    ),
    fc.tuple(
      fc.constant('set' as const),
      fc.constantFrom('a', 'b'),
      fc.float({ noNaN: true, min: -2000, max: 2000 }),
    ),
    fc.tuple(fc.constant('drop' as const), fc.constantFrom('a', 'b'), fc.constant(0)),
  )
  const colour = fc.constantFrom(undefined, 'Red', 'Blue')
  const coloured = fc.tuple(step, colour)
  fc.assert(
    fc.property(carts, fc.array(coloured), (cart, steps) => {
      const change = {
        add: withAdded,
        set: withQuantity,
        drop: (items: CartItem[], id: string, _: number, chosen?: string) =>
          without(items, id, chosen),
      }
      const after = steps.reduce<CartItem[]>(
        (so, [[what, id, quantity], chosen]) => change[what](so, id, quantity, chosen),
        cart,
      )
      for (const { quantity } of after)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true)
      expect(new Set(after.map(keyOf)).size).toBe(after.length)
    }),
  )
})

test('a cart without terms stays as it is, and an empty one is brought for nothing', () => {
  const cart = {
    lines: [],
    subtotal: rupees(0),
    shipping: rupees(0),
    total: rupees(0),
    pointsEarned: 0,
  }
  expect(broughtOn(cart, null)).toBe(cart)
  expect(broughtOn(cart, { fee: rupees(150), minimum: rupees(0), freeAbove: null }).total).toBe(0)
})

const red = { productId: 'bowl', colour: 'Red', quantity: 1 }
const blue = { productId: 'bowl', colour: 'Blue', quantity: 2 }

test('two colours of one product stay two lines after any change', () => {
  expect(withAdded([red], 'bowl', 2, 'Blue')).toEqual([red, blue])
  expect(withAdded([red, blue], 'bowl', 1, 'Blue')).toEqual([red, { ...blue, quantity: 3 }])
  expect(withQuantity([red, blue], 'bowl', 5, 'Red')).toEqual([{ ...red, quantity: 5 }, blue])
  expect(without([red, blue], 'bowl', 'Red')).toEqual([blue])
  expect(without([red, blue], 'bowl')).toEqual([red, blue])
  expect(withoutLines([red, blue], [{ ...blue, quantity: 1 }])).toEqual([
    red,
    { ...blue, quantity: 1 },
  ])
  expect(merged([red], [{ ...red, quantity: 4 }, blue])).toEqual([{ ...red, quantity: 4 }, blue])
  expect(quantityOf([red, blue, { productId: 'soap', quantity: 9 }], 'bowl')).toBe(3)
})

test.each([
  [{}, false],
  [{ colour: 'Red', colours: [{ name: 'Red', swatch: null, picture: null }] }, false],
  [{ colour: 'Red', colours: [{ name: 'Blue', swatch: null, picture: null }] }, true],
  [{ colour: 'Red' }, true],
])('%j: the colour is gone: %s', (line, gone) => expect(isColourGone(line)).toBe(gone))
