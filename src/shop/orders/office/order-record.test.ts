import { expect, test } from 'vitest'
import { line as orderLine } from '../../../../test/support/booked-order.ts'
import { rupees } from '../../money.ts'
import type { MultiBuy } from '../../pricing/multi-buy.ts'
import { cancelledAmounts } from './order-record.ts'

const line = (quantity: number, multiBuy?: MultiBuy) => ({
  ...orderLine('apples', 240, quantity),
  ...(multiBuy && { multiBuy }),
})
const of = (...lines: [position: number, quantity: number][]) => ({
  lines: lines.map(([position, quantity]) => ({ position, quantity })),
})

const threeForFive = { quantity: 3, price: rupees(500) }
test.each([
  ['whole order', [line(2), line(1)], [of([0, 2], [1, 1])], [[480_00, 240_00]]],
  ['part, then the rest', [line(3)], [of([0, 1]), of([0, 2])], [[240_00], [480_00]]],
  ['part of a multi-buy set', [line(3, threeForFive)], [of([0, 1]), of([0, 2])], [[20_00], [480_00]]], // prettier-ignore
  ['an unknown line', [line(1)], [of([4, 1])], [[0]]],
])('%s', (_, lines, cancellations, amounts) => {
  expect(cancelledAmounts({ lines }, cancellations)).toEqual(amounts)
})
