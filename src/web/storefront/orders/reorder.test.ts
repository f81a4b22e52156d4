import { expect, test } from 'vitest'
import { cartItemsOf } from './reorder.ts'

const line = (productId: string, quantity: number, cancelledQuantity = 0) => ({
  productId,
  quantity,
  cancelledQuantity,
})

test.each([
  [
    'all of it',
    [line('rice', 2), line('chai', 1)],
    [
      ['rice', 2],
      ['chai', 1],
    ],
  ],
  ['without what was cancelled', [line('rice', 2, 1), line('chai', 1, 1)], [['rice', 1]]],
  ['a wholly cancelled order, whole', [line('rice', 2, 2)], [['rice', 2]]],
] as const)('%s', (_, lines, items) => {
  expect(cartItemsOf(lines).map(({ productId, quantity }) => [productId, quantity])).toEqual(items)
})

test('each colour comes back as it was', () => {
  const [red, blue] = [
    { ...line('bowl', 2), colour: 'Red' },
    { ...line('bowl', 1, 1), colour: 'Blue' },
  ]
  expect(cartItemsOf([red, { ...blue, quantity: 3 }])).toEqual([
    { productId: 'bowl', quantity: 2, colour: 'Red' },
    { productId: 'bowl', quantity: 2, colour: 'Blue' },
  ])
  expect(cartItemsOf([blue])).toEqual([{ productId: 'bowl', quantity: 1, colour: 'Blue' }])
})
