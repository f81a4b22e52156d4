import { expect, test } from 'vitest'
import { type CartLine, cartOf, withLineQuantity } from '#shop/cart/cart.ts'
import { rupees } from '#shop/money.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'
import { recalculatedCart, hitchOf } from './recalculated-cart.ts'

const line = (productId: string, price: number, quantity: number): CartLine => ({
  productId,
  number: 1,
  name: productId,
  description: '',
  picture: null,
  tint: null,
  pack: { text: '1 kg', amount: null, unit: null },
  price: { now: rupees(price), was: null, percentOff: 0 },
  wholesale: null,
  quantity,
  pointsDivisor: 30,
  stock: null,
})

const cart = cartOf([line('rice', 300, 1), line('chai', 450, 2)], rupees(120))

test.each([
  [
    'as it was',
    [
      ['rice', 1],
      ['chai', 2],
    ],
    1200,
    1320,
  ],
  [
    'one more',
    [
      ['rice', 2],
      ['chai', 2],
    ],
    1500,
    1620,
  ],
  ['one taken out', [['chai', 2]], 900, 1020],
  [
    'one that has no price yet',
    [
      ['rice', 1],
      ['chai', 2],
      ['new', 1],
    ],
    1200,
    1320,
  ],
  ['nothing left: no shipping either', [], 0, 0],
] as const)('%s', (_, items, subtotal, total) => {
  const shown = recalculatedCart(
    cart,
    items.map(([productId, quantity]) => ({ productId, quantity })),
  )
  expect([shown.subtotal, shown.total]).toEqual([rupees(subtotal), rupees(total)])
})

test.each([
  [null, 900, null],
  [5, 5, null],
  [3, 4, 'short'],
  [0, 1, 'sold-out'],
] as const)('stock %s, wanted %i: %s', (stock, quantity, answer) => {
  expect(hitchOf({ stock, quantity, wholesale: null })).toBe(answer)
})

// At least 24, by 12.
test.each([
  [null, 24, null],
  [null, 30, 'off-rule'],
  [null, 1, 'off-rule'],
  [30, 24, null],
  [30, 36, 'short'],
  [20, 24, 'sold-out'],
  [0, 24, 'sold-out'],
] as const)('by the carton, stock %s, wanted %i: %s', (stock, quantity, answer) => {
  expect(hitchOf({ stock, quantity, wholesale: { minimum: 24, step: 12 } })).toBe(answer)
})

test('a stock buyer’s price follows the quantity at once, down as well as up', () => {
  const wholesale = {
    ...plainTerms,
    list: rupees(95),
    offer: null,
    breaks: [{ from: 10, price: rupees(90) }],
  }
  const soap = withLineQuantity({ ...line('soap', 95, 1), wholesale }, 9)
  const kept = cartOf([soap], rupees(120))
  const subtotalOf = (quantity: number) =>
    recalculatedCart(kept, [{ productId: 'soap', quantity }]).subtotal
  expect([9, 10, 11, 9].map(subtotalOf)).toEqual([855, 900, 990, 855].map(rupees))
})
