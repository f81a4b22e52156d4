import { expect, test } from 'vitest'
import type { OrderReturn } from '#shop/returns/order-return.ts'
import { linesUnderReview } from './returnable-lines.ts'

const orderWith = (asked: number, state: OrderReturn['state']) => ({
  lines: [
    { productId: 'powder', name: 'Washing Powder', quantity: 2, cancelledQuantity: 0 },
    { productId: 'atta', name: 'Atta', quantity: 1, cancelledQuantity: 0 },
  ],
  returns: [{ productId: 'powder', quantity: asked, state }],
})

test.each([
  ['one of two', 1, 'asked', ['Washing Powder']],
  ['both', 2, 'asked', []],
  ['one, and the shop has answered', 1, 'accepted', []],
] as const)('asked to return %s (%i, %s): the rest waits', (_, count, state, names) =>
  expect(linesUnderReview(orderWith(count, state)).map(({ name }) => name)).toEqual(names),
)
