import { expect, test } from 'vitest'
import { type CartLine, cartOf } from '#shop/cart/cart.ts'
import { rupees } from '#shop/money.ts'
import { cartShown, shortage } from './cart-shown.ts'

const line = (productId: string, price: number, quantity: number): CartLine => ({
  productId,
  number: 1,
  name: productId,
  description: '',
  picture: null,
  tint: null,
  pack: { text: '1 kg', amount: null, unit: null },
  price: { now: rupees(price), was: null, percentOff: 0 },
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
] as const)('%s', (_, wishes, subtotal, total) => {
  const shown = cartShown(
    cart,
    wishes.map(([productId, quantity]) => ({ productId, quantity })),
  )
  expect([shown.subtotal, shown.total]).toEqual([rupees(subtotal), rupees(total)])
})

test.each([
  [null, 900, null],
  [5, 5, null],
  [3, 4, 'short'],
  [0, 1, 'sold-out'],
] as const)('stock %s, wanted %i: %s', (stock, quantity, answer) => {
  expect(shortage({ stock, quantity })).toBe(answer)
})
