import { expect, test } from 'vitest'
import { usualItems } from './usual-items.ts'

const at = (sequence: number, lines: Record<string, number>) =>
  Object.entries(lines).map(([productId, quantity]) => ({ productId, sequence, quantity }))

test('each colour is bought for itself', () => {
  const bowl = (colour: string, sequence: number) => ({
    productId: 'bowl',
    colour,
    sequence,
    quantity: sequence,
  })
  expect(usualItems([bowl('Red', 1), bowl('Blue', 2), bowl('Red', 3)])).toEqual([
    { productId: 'bowl', colour: 'Red', quantity: 3, orders: 2 },
    { productId: 'bowl', colour: 'Blue', quantity: 2, orders: 1 },
  ])
})

test.each([
  ['nothing bought yet', [], []],
  ['one order', [at(1, { milk: 2, eggs: 1 })], ['2 milk', '1 eggs']],
  [
    'what is bought more often comes first',
    [at(1, { eggs: 1 }), at(2, { milk: 1 }), at(3, { milk: 1 })],
    ['1 milk', '1 eggs'],
  ],
  [
    'of the same number of orders, the later',
    [at(1, { eggs: 1 }), at(2, { milk: 1 })],
    ['1 milk', '1 eggs'],
  ],
  [
    'once yesterday is more than twice long ago',
    [at(1, { soap: 1 }), at(2, { soap: 1 }), at(24, { milk: 1 })],
    ['1 milk', '1 soap'],
  ],
  [
    'the quantity is the one most often taken',
    [at(1, { milk: 2 }), at(2, { milk: 2 }), at(3, { milk: 6 })],
    ['2 milk'],
  ],
  ['of two quantities, the later', [at(1, { milk: 2 }), at(2, { milk: 3 })], ['3 milk']],
  ['what was cancelled or returned was not bought', [at(1, { milk: 0, eggs: 2 })], ['2 eggs']],
] as const)('%s', (_, orders, answer) => {
  const usual = usualItems(orders.flat())
  expect(usual.map(({ productId, quantity }) => `${quantity} ${productId}`)).toEqual(answer)
})
