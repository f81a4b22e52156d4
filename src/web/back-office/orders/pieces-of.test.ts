import { expect, test } from 'vitest'
import { piecesOf } from './pieces-of.ts'

type Order = Parameters<typeof piecesOf>[0]
const lines = [
  { quantity: 3, cancelledQuantity: 3 },
  { quantity: 2, cancelledQuantity: 1 },
] as Order['lines']

test.each([
  ['placed', 1],
  ['delivered', 1],
  ['cancelled', 5],
] as const)('an order that is %s counts %i pieces', (status, count) => {
  expect(piecesOf({ status, lines })).toBe(count)
})
