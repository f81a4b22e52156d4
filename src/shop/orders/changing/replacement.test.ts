import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnedOnLines, worth } from '../../loyalty/points.ts'
import { standardPoints } from '../../loyalty/points-rule.ts'
import { nothing, paisa, rupees, sum } from '../../money.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { type MultiBuy } from '../../pricing/multi-buy.ts'
import { afterCancelling, type Amounts, amountOff } from '../cancelling/cancellation.ts'
import { type BookedOrder, leftOfLine, orderFlows, type OrderLine, quoteOrder } from '../order.ts'
import { afterReplacing, atMost } from './replacement.ts'

type Costs = { price: number; quantity: number; multiBuy?: MultiBuy | undefined; divisor?: number }

/** `price` in paisa. */
const line = ({ price, quantity, multiBuy, divisor = 30 }: Costs, productId = 'x'): OrderLine => ({
  productId,
  number: 1,
  name: '',
  pack: '',
  picture: null,
  tint: null,
  listPrice: paisa(price),
  price: paisa(price),
  ...(multiBuy && { multiBuy }),
  quantity,
  cancelledQuantity: 0,
  pointsDivisor: divisor,
  perishable: false,
  ifMissing: null,
})

function orderOf(lines: OrderLine[], more: Partial<BookedOrder> = {}): BookedOrder {
  const { flow = 'cart', redeemedPoints = 0, pointsRule = standardPoints } = more
  const shippingPrice = rupees(150)
  return {
    id: 'o',
    accountId: 'a',
    flow,
    status: 'placed',
    payment: 'cod',
    lines,
    ...quoteOrder({ flow, lines, shippingPrice, redeemPoints: redeemedPoints, pointsRule }),
    pointsRule,
    redeemedPoints,
    address: '',
    zone: null,
    zoneTerms: null,
    place: null,
    contact: { name: '', email: '', phone: '' },
    note: '',
    cashOffered: null,
    prepaid: rupees(0),
    placedAt: 0,
    arrival: null,
    changes: [],
    ...more,
  }
}

const apples = line({ price: 240_00, quantity: 5 })
const threeFor = (price: number) => ({ quantity: 3, price: rupees(price) })

test.each([
  ['costs as much', { price: 240_00, quantity: 2 }, 480, 480_00],
  ['costs less', { price: 200_00, quantity: 2 }, 480, 400_00],
  ['costs more', { price: 300_00, quantity: 2 }, 480, 480_00],
  ['a larger quantity', { price: 300_00, quantity: 3 }, 480, 480_00],
  ['is not divided without a rest', { price: 300_00, quantity: 7 }, 500, 71_42 * 7],
  [
    'its offer makes it cheap',
    { price: 200_00, quantity: 3, multiBuy: threeFor(450) },
    480,
    450_00,
  ],
  ['dearer with its offer', { price: 200_00, quantity: 3, multiBuy: threeFor(500) }, 480, 480_00],
  ['nothing is left to pay with', { price: 200_00, quantity: 1 }, 0, null],
  ['less than a paisa each', { price: 200_00, quantity: 3 }, 0.02, null],
] as const)('at once: %s', (_, costs, most, amount) => {
  const found = atMost(line(costs), rupees(most))
  expect(found && lineAmount(found)).toBe(amount)
})

test.each([
  ['as dear', [apples], {}, { price: 240_00, quantity: 2 }, { total: 1350, earned: 24 + 16 }],
  ['dearer', [apples], {}, { price: 300_00, quantity: 2 }, { total: 1470, earned: 24 + 20 }],
  ['cheaper', [apples], {}, { price: 30_00, quantity: 1 }, { total: 900, earned: 24 + 1 }],
  ['more points', [apples], {}, { price: 240_00, quantity: 2, divisor: 10 }, { total: 1350, earned: 24 + 48 }],
  ['for a guest', [apples], { accountId: null }, { price: 300_00, quantity: 2 }, { total: 1470, earned: 0 }],
  ['bought at once', [apples], { flow: 'buy-now' }, { price: 300_00, quantity: 2 }, { total: 1470, earned: 14 }],
  ['for five percent', [apples], { flow: 'buy-now', pointsRule: { ...standardPoints, buyNowPercent: 5 } }, { price: 300_00, quantity: 2 }, { total: 1470, earned: 73 }],
  ['while points were off', [apples], { pointsRule: { ...standardPoints, on: false } }, { price: 300_00, quantity: 2 }, { total: 1470, earned: 0 }],
  ['points that are still needed', [apples], { redeemedPoints: 800 }, { price: 30_00, quantity: 1 }, { total: 100, earned: 25, redeemed: 800 }],
  ['points that are too many', [apples], { redeemedPoints: 1300 }, { price: 30_00, quantity: 1 }, { total: 0, earned: 25, redeemed: 900 }],
] as const)('two of five are replaced by something %s', (_, lines, more, costs, after) => {
  const order = orderOf([...lines], more)
  expect(afterReplacing(order, { position: 0, quantity: 2 }, line(costs, 'y'))).toMatchObject({
    total: rupees(after.total),
    earnedPoints: after.earned,
    redeemedPoints: 'redeemed' in after ? after.redeemed : 0,
  })
}) // prettier-ignore

const price = fc.integer({ min: 1, max: 90_000 })
const costs = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 9 }),
  multiBuy: fc.option(
    fc.record({ quantity: fc.integer({ min: 2, max: 4 }), price: price.map(paisa) }),
    { nil: undefined },
  ),
  divisor: fc.integer({ min: 1, max: 60 }),
})
const rules = fc.record({
  on: fc.boolean(),
  divisor: fc.integer({ min: 1, max: 100 }),
  buyNowPercent: fc.nat(100),
})
const asked = fc.record({
  lines: fc.array(costs, { minLength: 1, maxLength: 4 }),
  flow: fc.constantFrom(...orderFlows),
  pointsRule: rules,
  isGuest: fc.boolean(),
  points: fc.nat(500),
  at: fc.nat(3),
  missing: fc.integer({ min: 1, max: 9 }),
  by: costs,
})

const placedAs = ({ lines, flow, isGuest, points, pointsRule }: typeof asked extends fc.Arbitrary<infer T> ? T : never) => {
  const placed = lines.map((one, at) => line(one, `p${at}`))
  const { total } = quoteOrder({ flow, lines: placed, shippingPrice: rupees(150), redeemPoints: 0, pointsRule })
  const redeemedPoints = isGuest ? 0 : Math.min(points, Math.floor(total / 100))
  const order = orderOf(placed, { flow, redeemedPoints, pointsRule, accountId: isGuest ? null : 'a' })
  return isGuest ? { ...order, earnedPoints: 0 } : order
} // prettier-ignore

test('after any replacement the order costs lines plus fee minus redeemable points', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const order = placedAs(given)
      const position = given.at % order.lines.length
      const { quantity: left } = order.lines[position] ?? { quantity: 1 }
      const missing = { position, quantity: Math.min(given.missing, left) }
      const came = line(given.by, 'y')
      const after = afterReplacing(order, missing, came)
      const lines = [...order.lines, came].map((one, at) =>
        at === position ? { ...one, cancelledQuantity: missing.quantity } : one,
      )
      const amounts = lines.map((one) => ({
        amount: leftOfLine(one).amount,
        divisor: one.pointsDivisor,
      }))
      expect(after.subtotal).toBe(sum(amounts.map(({ amount }) => amount)))
      expect(after.total).toBe(after.subtotal + order.shipping - after.redeemedPoints * 100)
      expect(after.total).toBeGreaterThanOrEqual(0)
      expect(after.redeemedPoints).toBeLessThanOrEqual(order.redeemedPoints)
      const { on, buyNowPercent } = order.pointsRule
      const earned =
        order.flow === 'cart'
          ? earnedOnLines(amounts)
          : Math.floor((after.total * buyNowPercent) / 10_000)
      expect(after.earnedPoints).toBe(order.accountId === null || !on ? 0 : earned)
    }),
  )
})

const paidIn = ({ total, redeemedPoints }: Amounts) => sum([total, worth(redeemedPoints)])

test('a replacement without asking never costs more than the missing item', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const order = placedAs(given)
      const position = given.at % order.lines.length
      const { quantity: left } = order.lines[position] ?? { quantity: 1 }
      const missing = { position, quantity: Math.min(given.missing, left) }
      const off = amountOff(order, missing)
      const priced = line(given.by, 'y')
      const came = atMost(priced, off)
      if (came === null) return void expect(off).toBeLessThan(priced.quantity)
      expect(lineAmount(came)).toBeLessThanOrEqual(off)
      if (came !== priced) expect(off - lineAmount(came)).toBeLessThan(priced.quantity)
      expect(came.price).toBeLessThanOrEqual(priced.price)
      const after = afterReplacing(order, missing, came)
      // Points are whole rupees, so an order paid with them may have some paisa left.
      expect(paidIn(after)).toBeLessThanOrEqual(paidIn(order))
      // Never costs more than leaving it out and buying the replacement at that price.
      const without = afterCancelling(order, [{ ...missing, productId: '' }], 'agreed')
      if (without.subtotal > nothing)
        expect(after.subtotal).toBe(without.subtotal + lineAmount(came))
    }),
  )
})
