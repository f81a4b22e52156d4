import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redeemRejection } from '../loyalty/points.ts'
import { standardPoints } from '../loyalty/points-rule.ts'
import { paisa, rupees } from '../money.ts'
import { choiceForAll, orderFlows, quoteOrder } from './order.ts'
import { mergedLines } from './placing/place-order-input.ts'

const line = (price: number, quantity: number, pointsDivisor = 30) => ({
  price: rupees(price),
  quantity,
  pointsDivisor,
})

test.each([
  ['cart', [line(240, 2)], 0, { subtotal: 480, shipping: 150, total: 630, earnedPoints: 16 }],
  [
    'cart',
    [line(240, 2), line(499.5, 1, 20)],
    0,
    { subtotal: 979.5, shipping: 150, total: 1129.5, earnedPoints: 40 },
  ],
  ['cart', [line(240, 2)], 30, { subtotal: 480, shipping: 150, total: 600, earnedPoints: 16 }],
  ['cart', [], 0, { subtotal: 0, shipping: 0, total: 0, earnedPoints: 0 }],
  ['buy-now', [line(240, 1)], 0, { subtotal: 240, shipping: 150, total: 390, earnedPoints: 3 }],
  ['buy-now', [line(240, 1)], 91, { subtotal: 240, shipping: 150, total: 299, earnedPoints: 2 }], // of what is left to pay
  [
    'buy-now',
    [line(0.01, 1)],
    0,
    { subtotal: 0.01, shipping: 150, total: 150.01, earnedPoints: 1 },
  ],
] as const)(
  '%s of %j with %i points',
  (flow, lines, redeemPoints, { subtotal, shipping, total, earnedPoints }) => {
    expect(
      quoteOrder({
        flow,
        lines,
        shippingPrice: rupees(150),
        redeemPoints,
        pointsRule: standardPoints,
      }),
    ).toEqual({
      subtotal: rupees(subtotal),
      shipping: rupees(shipping),
      total: rupees(total),
      earnedPoints,
    })
  },
)

test.each([
  [{ on: true, buyNowPercent: 1 }, 3, 16],
  [{ on: true, buyNowPercent: 5 }, 19, 16], // 5 % of 390 is 19.5
  [{ on: true, buyNowPercent: 100 }, 390, 16],
  [{ on: true, buyNowPercent: 0 }, 0, 16],
  [{ on: false, buyNowPercent: 5 }, 0, 0],
])('by the rule %j Buy Now earns %i, the cart %i', (rule, atOnce, inCart) => {
  const pointsRule = { ...standardPoints, ...rule }
  const earned = (flow: 'buy-now' | 'cart', quantity: number) =>
    quoteOrder({
      flow,
      lines: [line(240, quantity)],
      shippingPrice: rupees(150),
      redeemPoints: 0,
      pointsRule,
    }).earnedPoints
  expect([earned('buy-now', 1), earned('cart', 2)]).toEqual([atOnce, inCart])
})

test('Buy Now ships for a flat 150; the cart pays the setting once', () => {
  const item = {
    lines: [line(10, 1), line(20, 3)],
    shippingPrice: rupees(99),
    redeemPoints: 0,
    pointsRule: standardPoints,
  }
  expect(quoteOrder({ flow: 'buy-now', ...item }).shipping).toBe(rupees(150))
  expect(quoteOrder({ flow: 'cart', ...item }).shipping).toBe(rupees(99))
})

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 10 ** 8 }).map(paisa),
    quantity: fc.integer({ min: 1, max: 999 }),
    pointsDivisor: fc.integer({ min: 1, max: 1000 }),
  }),
  { minLength: 1, maxLength: 20 },
)

test('a total is its parts to the paisa, and never below zero where the points may be redeemed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderFlows),
      lines,
      fc.nat(10 ** 6).map(paisa),
      fc.nat(10 ** 7),
      fc.record({ on: fc.boolean(), divisor: fc.constant(30), buyNowPercent: fc.nat(100) }),
      (flow, given, shippingPrice, redeemPoints, pointsRule) => {
        const full = quoteOrder({ flow, lines: given, shippingPrice, redeemPoints: 0, pointsRule })
        const { subtotal, shipping, total, earnedPoints } = quoteOrder({
          flow,
          lines: given,
          shippingPrice,
          redeemPoints,
          pointsRule,
        })
        const oracle = given.reduce(
          (sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity),
          0n,
        )
        expect(BigInt(subtotal)).toBe(oracle)
        expect(total).toBe(subtotal + shipping - redeemPoints * 100)
        if (
          redeemRejection(redeemPoints, { points: redeemPoints, pendingPoints: 0 }, full.total) !==
          null
        )
          return
        expect(total).toBeGreaterThanOrEqual(0)
        expect(earnedPoints).toBeGreaterThanOrEqual(0)
        if (!pointsRule.on) expect(earnedPoints).toBe(0)
        expect(earnedPoints).toBeLessThanOrEqual(full.earnedPoints)
      },
    ),
  )
})

test('one product on several lines becomes one line', () => {
  const item = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', '__proto__'),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
  )
  fc.assert(
    fc.property(item, (items) => {
      const merged = mergedLines(items)
      expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length)
      for (const { productId, quantity } of merged) {
        expect(quantity).toBe(
          items
            .filter((one) => one.productId === productId)
            .reduce((sum, one) => sum + one.quantity, 0),
        )
      }
      expect(merged.length).toBe(new Set(items.map(({ productId }) => productId)).size)
    }),
  )
})

test.each([
  [['call', 'call'], [0, 0], 'call'],
  [['call', 'replace'], [0, 0], null],
  [['call', 'replace'], [0, 2], 'call'],
  [['call', null], [0, 0], null],
  [[null, null], [0, 0], null],
  [['call', 'call'], [2, 2], null],
] as const)('%j of which %j of 2 are cancelled: for all %s', (choices, cancelled, answer) => {
  const lines = choices.map((ifMissing, index) => ({
    ifMissing,
    quantity: 2,
    cancelledQuantity: cancelled[index] ?? 0,
  }))
  expect(choiceForAll(lines)).toBe(answer)
})
