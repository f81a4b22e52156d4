import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../../money.ts'
import type { Terms } from '../../delivery/terms.ts'
import {
  afterCancelling,
  costOfRest,
  type DeliveryOfRest,
  dueOf,
  isWhole,
  linesToCancel,
  noAmounts,
  shippingOfRest,
} from './cancellation.ts'
import { orderFlows } from '../order.ts'
import { line, orderOf } from '../../../../test/support/booked-order.ts'

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

test('redeemed points above the remaining total are given back', () => {
  const paid = orderOf([line('apples', 240, 2), line('chai', 499.5, 1)], 1000)
  const cancelled = linesToCancel(paid, [{ productId: 'chai' }]) ?? []
  expect(afterCancelling(paid, cancelled, 'asked')).toEqual({
    subtotal: rupees(480),
    shipping: rupees(150),
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

const amount = fc.integer({ min: 0, max: 10 ** 8 }).map(paisa)
const someTerms = fc.option(
  fc.record({ fee: amount, minimum: amount, freeAbove: fc.option(amount) }),
)
const orders = fc
  .tuple(
    lines,
    fc.constantFrom(...orderFlows),
    fc.double({ min: 0, max: 1, noNaN: true }),
    someTerms,
  )
  .map(([given, flow, part, terms]) => {
    const { total } = orderOf(given, 0, flow, terms)
    return orderOf(given, Math.floor((total / 100) * part), flow, terms)
  })
const delivery = fc.constantFrom<DeliveryOfRest>('agreed', 'asked')
const pieces = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 4 },
)

test('after any cancellation the total is its parts, nothing is below zero, and nothing grows', () => {
  fc.assert(
    fc.property(orders, pieces, delivery, (order, items, rest) => {
      const cancelled = linesToCancel(order, items)
      if (cancelled === null) return
      const after = afterCancelling(order, cancelled, rest)
      for (const [before, now] of [
        [order.subtotal, after.subtotal],
        [order.redeemedPoints, after.redeemedPoints],
        [order.earnedPoints, after.earnedPoints],
      ] as const) {
        expect([now >= 0, now <= before]).toEqual([true, true])
      }
      expect(after.total).toBe(after.subtotal + after.shipping - after.redeemedPoints * 100)
      const { earnedPoints: _, ...cost } = after
      expect(costOfRest(order, cancelled, rest)).toEqual(cost)
      if (rest === 'agreed' && !isWhole(order, cancelled))
        expect(after.shipping).toBe(order.shipping)
      if (isWhole(order, cancelled))
        expect(after).toEqual({
          subtotal: 0,
          shipping: 0,
          redeemedPoints: 0,
          earnedPoints: 0,
          total: 0,
        })
      expect(after.total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('delivery of the remaining items costs the same as for a new order of them', () => {
  fc.assert(
    fc.property(orders, pieces, (order, items) => {
      const cancelled = linesToCancel(order, items)
      if (cancelled === null || isWhole(order, cancelled)) return
      const kept = order.lines.map((one, position) => ({
        ...one,
        cancelledQuantity: cancelled.find((piece) => piece.position === position)?.quantity ?? 0,
      }))
      const { shipping } = orderOf(kept, 0, order.flow, order.zoneTerms)
      expect(afterCancelling(order, cancelled, 'asked').shipping).toBe(shipping)
    }),
  )
})

const of = (fee: number, freeAbove: number | null): Terms => ({
  fee: rupees(fee),
  minimum: rupees(0),
  freeAbove: freeAbove === null ? null : rupees(freeAbove),
})
// fee so far, zone's terms, remaining goods: new fee
test.each([
  ['no zone: it costs the same for any amount', 150, null, 108, 150],
  ['free, and below the amount', 0, of(150, 4000), 108, 150],
  ['free, and a paisa below', 0, of(150, 4000), 3999.99, 150],
  ['free, and just there', 0, of(150, 4000), 4000, 0],
  ['it was charged: not twice', 150, of(150, 4000), 108, 150],
  [
    'the zone was dearer when the order was placed, or is by now: what was agreed',
    120,
    of(150, 4000),
    108,
    120,
  ],
  ['free everywhere then, and never by now', 0, of(150, null), 108, 0],
  ['a zone that asks nothing', 0, of(0, 4000), 108, 0],
] as const)('delivery of the rest, %s', (_, shipping, zoneTerms, goods, expected) => {
  expect(shippingOfRest({ shipping: rupees(shipping), zoneTerms }, rupees(goods))).toBe(
    rupees(expected),
  )
})

test('8,178 of goods that came free become 108 and 150 of delivery, and points go along', () => {
  const order = orderOf([line('rice', 8070, 1), line('mint', 108, 1)], 0, 'cart', of(150, 4000))
  const cancelled = linesToCancel(order, [{ productId: 'rice' }]) ?? []
  expect([order.shipping, order.total]).toEqual([0, rupees(8178)])
  expect(afterCancelling(order, cancelled, 'asked')).toMatchObject({
    subtotal: rupees(108),
    shipping: rupees(150),
    total: rupees(258),
  })
  expect(afterCancelling(order, cancelled, 'agreed')).toMatchObject({ total: rupees(108) })
  const paid = orderOf(order.lines, 300, 'cart', of(150, 4000))
  expect(afterCancelling(paid, cancelled, 'asked')).toMatchObject({
    redeemedPoints: 258,
    total: rupees(0),
  })
})

test('piece by piece or all at once: in the end all is cancelled', () => {
  fc.assert(
    fc.property(orders, fc.array(pieces), (order, rounds) => {
      let now = order
      for (const items of rounds) {
        const cancelled = linesToCancel(now, items)
        if (cancelled === null || isWhole(now, cancelled)) continue
        now = {
          ...now,
          ...afterCancelling(now, cancelled, 'asked'),
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
] as const)('for an order that is %s the total or nothing is due', (status, order, due) => {
  const { subtotal, redeemedPoints, earnedPoints, total } = due
  expect(dueOf({ ...order, status })).toMatchObject({
    subtotal,
    redeemedPoints,
    earnedPoints,
    total,
  })
})
