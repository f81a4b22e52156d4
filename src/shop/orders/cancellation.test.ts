import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standardPoints } from '../loyalty/points-rule.ts'
import { paisa, rupees } from '../money.ts'
import { afterCancelling, dueOf, isWhole, linesToCancel, noAmounts } from './cancellation.ts'
import { type BookedOrder, type Order, orderFlows, type OrderLine, quoteOrder } from './order.ts'

const line = (
  productId: string,
  price: number,
  quantity: number,
  cancelledQuantity = 0,
  pointsDivisor = 30,
): OrderLine => ({
  productId,
  number: 1,
  name: '',
  pack: '',
  picture: null,
  tint: null,
  listPrice: rupees(price),
  price: rupees(price),
  quantity,
  cancelledQuantity,
  pointsDivisor,
  perishable: false,
  ifMissing: null,
})

function orderOf(
  lines: OrderLine[],
  redeemedPoints = 0,
  flow: Order['flow'] = 'cart',
): BookedOrder {
  const quote = quoteOrder({
    flow,
    lines: lines.map((one) => ({ ...one, quantity: one.quantity - one.cancelledQuantity })),
    shippingPrice: rupees(150),
    redeemPoints: redeemedPoints,
    pointsRule: standardPoints,
  })
  return {
    id: 'o',
    accountId: 'a',
    flow,
    status: 'placed',
    payment: 'cod',
    lines,
    ...quote,
    redeemedPoints,
    address: '',
    zone: null,
    place: null,
    contact: { name: '', email: '', phone: '' },
    note: '',
    cashOffered: null,
    placedAt: 0,
    arrival: null,
    pointsRule: standardPoints,
    changes: [],
  }
}

const two = orderOf([line('apples', 240, 3, 1), line('chai', 499.5, 1, 0, 20)])

test.each([
  [
    'nothing named: all that is left',
    [],
    [
      ['apples', 2],
      ['chai', 1],
    ],
  ],
  ['a line without a quantity: all of it that is left', [{ productId: 'apples' }], [['apples', 2]]],
  ['some of a line', [{ productId: 'apples', quantity: 1 }], [['apples', 1]]],
  ['more than is left', [{ productId: 'apples', quantity: 3 }], null],
  ['none', [{ productId: 'apples', quantity: 0 }], null],
  ['what is not there', [{ productId: 'atta' }], null],
  ['one of them not there', [{ productId: 'apples' }, { productId: 'atta' }], null],
  [
    'the same twice',
    [
      { productId: 'apples', quantity: 1 },
      { productId: 'apples', quantity: 1 },
    ],
    null,
  ],
])('%s', (_, items, expected) => {
  expect(
    linesToCancel(two, items)?.map(({ productId, quantity }) => [productId, quantity]) ?? null,
  ).toEqual(expected)
})

test('a line of which nothing is left cannot be cancelled again', () => {
  const done = orderOf([line('apples', 240, 2, 2), line('chai', 10, 1)])
  expect(linesToCancel(done, [{ productId: 'apples' }])).toBeNull()
  expect(linesToCancel(done, [])).toEqual([{ position: 1, productId: 'chai', quantity: 1 }])
})

test('points that are more than what is left to pay come back', () => {
  const paid = orderOf([line('apples', 240, 2), line('chai', 499.5, 1)], 1000)
  const cancelled = linesToCancel(paid, [{ productId: 'chai' }]) ?? []
  expect(afterCancelling(paid, cancelled)).toEqual({
    subtotal: rupees(480),
    redeemedPoints: 630,
    total: rupees(0),
    earnedPoints: 16,
  })
})

const lines = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      price: fc.integer({ min: 1, max: 10 ** 7 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      divisor: fc.integer({ min: 1, max: 100 }),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  )
  .map((found) =>
    found.map(({ id, price, quantity, divisor }) => ({
      ...line(id, 1, quantity, 0, divisor),
      price: paisa(price),
      listPrice: paisa(price),
    })),
  )

const orders = fc
  .tuple(lines, fc.constantFrom(...orderFlows), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([given, flow, part]) => {
    const { total } = orderOf(given, 0, flow)
    return orderOf(given, Math.floor((total / 100) * part), flow)
  })
const pieces = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 4 },
)

test('after any cancellation the total is its parts, nothing is below zero, and nothing grows', () => {
  fc.assert(
    fc.property(orders, pieces, (order, items) => {
      const cancelled = linesToCancel(order, items)
      if (cancelled === null) return
      const after = afterCancelling(order, cancelled)
      for (const [before, now] of [
        [order.subtotal, after.subtotal],
        [order.redeemedPoints, after.redeemedPoints],
        [order.earnedPoints, after.earnedPoints],
      ] as const) {
        expect([now >= 0, now <= before]).toEqual([true, true])
      }
      const shipping = isWhole(order, cancelled) ? 0 : order.shipping
      expect(after.total).toBe(after.subtotal + shipping - after.redeemedPoints * 100)
      if (isWhole(order, cancelled))
        expect(after).toEqual({ subtotal: 0, redeemedPoints: 0, earnedPoints: 0, total: 0 })
      expect(after.total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('piece by piece or all at once: in the end all is cancelled', () => {
  fc.assert(
    fc.property(orders, fc.array(pieces), (order, rounds) => {
      let now = order
      for (const items of rounds) {
        const cancelled = linesToCancel(now, items)
        if (cancelled === null || isWhole(now, cancelled)) continue
        const { redeemedPoints } = afterCancelling(now, cancelled)
        now = {
          ...now,
          ...afterCancelling(now, cancelled),
          redeemedPoints,
          lines: now.lines.map((one, position) => ({
            ...one,
            cancelledQuantity:
              one.cancelledQuantity +
              (cancelled.find((piece) => piece.position === position)?.quantity ?? 0),
          })),
        }
      }
      const rest = linesToCancel(now, [])
      expect(rest !== null && isWhole(now, rest)).toBe(true)
    }),
  )
})

test.each([
  ['placed', two, two],
  ['delivered', two, two],
  ['cancelled', two, noAmounts],
] as const)('of an order that is %s is due what it costs, or nothing', (status, order, due) => {
  const { subtotal, redeemedPoints, earnedPoints, total } = due
  expect(dueOf({ ...order, status })).toMatchObject({
    subtotal,
    redeemedPoints,
    earnedPoints,
    total,
  })
})
