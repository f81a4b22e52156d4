import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { gramsOfPacked } from '../pricing/packed-weight.ts'
import { chargeOfGrams } from '../pricing/weight.ts'
import { type PointsRule, standardPoints } from '../loyalty/points-rule.ts'
import { type BookedOrder, orderFlows, type OrderLine, quoteOrder } from '../orders/order.ts'
import type { OrderReturn, OrderWithReturns, ReturnKind } from './order-return.ts'
import { isSellable, refundOf } from './refund.ts'

const line = (productId: string, price: number, quantity: number, divisor = 30): OrderLine => ({
  productId,
  number: 1,
  name: '',
  pack: '',
  picture: null,
  tint: null,
  listPrice: rupees(price),
  price: rupees(price),
  quantity,
  cancelledQuantity: 0,
  pointsDivisor: divisor,
  perishable: false,
  ifMissing: null,
})

type Kept = BookedOrder & OrderWithReturns

function orderOf(
  lines: OrderLine[],
  redeemedPoints = 0,
  flow: OrderWithReturns['flow'] = 'cart',
  pointsRule: PointsRule = standardPoints,
): Kept {
  const shippingPrice = rupees(150)
  const quote = quoteOrder({
    flow,
    lines,
    shippingPrice,
    redeemPoints: redeemedPoints,
    pointsRule,
  })
  const person = {
    address: '',
    zone: null,
    zoneTerms: null,
    place: null,
    arrival: null,
    contact: { name: '', email: '', phone: '' },
    note: '',
    cashOffered: null,
    prepaid: rupees(0),
  }
  return {
    id: 'o',
    accountId: 'a',
    flow,
    status: 'delivered',
    payment: 'cod',
    lines,
    ...quote,
    ...person,
    redeemedPoints,
    placedAt: 0,
    changes: [],
    pointsRule,
    returns: [],
  }
}

type Going = { productId: string; quantity: number; grams: number | null; kind: ReturnKind }
const going = (productId: string, quantity: number, kind: ReturnKind = 'damaged') => ({
  productId,
  quantity,
  grams: null,
  kind,
})

/** The order after another accepted return. */
const after = (order: Kept, what: Going): Kept => ({
  ...order,
  returns: [
    ...order.returns,
    {
      ...what,
      id: String(order.returns.length),
      reason: '',
      hasPhoto: false,
      state: 'accepted',
      askedAt: 0,
      askedBy: null,
      decidedAt: 1,
      note: null,
      refund: refundOf(order, what),
    } satisfies OrderReturn,
  ],
})

// 2 apples at 240 and a chai at 499.50, 150 shipping: 1129.50; earns 16 + 24.
const goods = [line('apples', 240, 2), line('chai', 499.5, 1, 20)]
const apple = going('apples', 1)

test.each([
  ['one of two', orderOf(goods), apple, [240, 0, 8]],
  ['a whole line', orderOf(goods), going('apples', 2), [480, 0, 16]],
  ['points stay on what is kept', orderOf(goods, 100), apple, [240, 0, 8]],
  ['cash first, then points', orderOf(goods, 1000), going('chai', 1), [129.5, 370, 24]],
  ['all paid with points', orderOf(goods.slice(0, 1), 630), apple, [0, 240, 8]],
  [
    'the last thing, damaged',
    after(orderOf(goods), going('apples', 2)),
    going('chai', 1),
    [649.5, 0, 24],
  ],
  [
    'the last thing, unwanted',
    after(orderOf(goods), going('apples', 2)),
    going('chai', 1, 'unwanted'),
    [499.5, 0, 24],
  ],
  ['bought at once', orderOf(goods.slice(0, 1), 0, 'buy-now'), apple, [240, 0, 3]],
  [
    'bought at once for five percent',
    orderOf(goods.slice(0, 1), 0, 'buy-now', { ...standardPoints, buyNowPercent: 5 }),
    apple,
    [240, 0, 12],
  ],
  [
    'placed while points were off',
    orderOf(goods, 0, 'cart', { ...standardPoints, on: false }),
    apple,
    [240, 0, 0],
  ],
] as const)('%s', (_, order, what, [cash, pointsBack, pointsTaken]) =>
  expect(refundOf(order, what)).toEqual({ cash: rupees(cash), pointsBack, pointsTaken }),
)

const some = fc
  .uniqueArray(
    fc.record({
      price: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      divisor: fc.integer({ min: 1, max: 90 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ price }) => price },
  )
  .map((lines) =>
    lines.map(({ price, quantity, divisor }, at) => ({
      ...line(`p${at}`, price / 100, quantity, divisor),
      listPrice: paisa(price),
      price: paisa(price),
    })),
  )

/** Apples that weighed 2.345 kg, and a chai. */
const weighedOrder = (wholeRupees = false, quantity = 2) => {
  const packed = { grams: 2345, quantity, amount: rupees(wholeRupees ? 562 : 562.8) }
  const weight = { unitGrams: 1000, byPiece: false, tolerance: 20, wholeRupees, packed }
  return orderOf([{ ...line('apples', 240, quantity), weight }, line('chai', 499.5, 1, 20)])
}
const apples = (quantity: number, grams: number | null, kind: ReturnKind = 'damaged'): Going => ({
  ...going('apples', quantity, kind),
  grams,
})

test.each([
  ['300 g of one', weighedOrder(), apples(1, 300), 72],
  ['300 g that nobody wants', weighedOrder(), apples(1, 300, 'unwanted'), 72],
  ['333 g in whole rupees, for the buyer', weighedOrder(true), apples(1, 333), 80],
  ['one whole unit in whole rupees', weighedOrder(true, 3), apples(1, null), 188],
  ['one whole unit', weighedOrder(), apples(1, null), 281.4],
  ['the other unit after 300 g', after(weighedOrder(), apples(1, 300)), apples(1, null), 281.4],
  ['300 g after the other unit', after(weighedOrder(), apples(1, null)), apples(1, 300), 72],
  ['all but a gram', weighedOrder(), apples(2, 2344), 562.56],
  [
    'the last thing, but not all of it: the delivery stays paid',
    after(weighedOrder(), going('chai', 1)),
    apples(2, 2344),
    562.56,
  ],
  [
    'the last thing, after a part of it',
    after(after(weighedOrder(), apples(1, 300)), going('chai', 1)),
    apples(1, null),
    281.4,
  ],
] as const)('by weight: %s', (_, order, what, cash) =>
  expect(refundOf(order, what).cash).toBe(rupees(cash)),
)

test('weighed goods that go back in parts, by unit and by weight, are refunded once', () => {
  const part = fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.option(fc.integer({ min: 1, max: 99 })),
    kind: fc.constantFrom<ReturnKind[]>('damaged', 'unwanted'),
  })
  const kinds = { price: fc.integer({ min: 100, max: 90_000 }), wholeRupees: fc.boolean() }
  const weights = { quantity: fc.integer({ min: 1, max: 8 }), grams: fc.integer({ min: 100, max: 9000 }) } // prettier-ignore
  fc.assert(
    fc.property(
      fc.record({ ...kinds, ...weights }),
      fc.array(part, { maxLength: 6 }),
      (of, parts) => {
        const { price, wholeRupees, quantity, grams } = of
        const weight = { unitGrams: 1000, byPiece: false, tolerance: 0, wholeRupees }
        const amount = chargeOfGrams(paisa(price), grams, weight)
        const packed = { ...weight, packed: { grams, quantity, amount } }
        let order = orderOf([{ ...line('apples', price / 100, quantity), weight: packed }])
        let left = quantity
        let share = 0
        for (const { percent, kind, ...asked } of parts) {
          const units = Math.min(left, asked.quantity)
          if (units === 0) break
          const most = gramsOfPacked(units, packed.packed)
          const back = percent === null ? null : Math.floor((most * percent) / 100)
          const what = apples(units, back === 0 ? null : back, kind)
          share += what.grams === null ? units / quantity : what.grams / grams
          left -= units
          const isAllBack = share > 1 - 1e-9
          order = after(order, what)
          const cash = order.returns.reduce((sum, { refund }) => sum + (refund?.cash ?? 0), 0)
          const delivery = isAllBack && kind === 'damaged' ? order.shipping : 0
          expect(cash).toBeLessThanOrEqual(amount + delivery)
          if (isAllBack) expect(cash).toBe(amount + delivery)
          else expect(Math.abs(cash - amount * share)).toBeLessThanOrEqual(wholeRupees ? 100 : 1)
        }
      },
    ),
  )
})

test('a return from before refunds were recorded is not paid with the next one', () => {
  const before = after(orderOf(goods), going('chai', 1))
  const undecided = { ...before, returns: before.returns.map((one) => ({ ...one, refund: null })) }
  expect(refundOf(undecided, apple).cash).toBe(rupees(240))
})

test('returns in any order refund the full price once, and never more than was paid', () => {
  fc.assert(
    fc.property(
      some,
      fc.nat(),
      fc.constantFrom(...orderFlows),
      fc.infiniteStream(fc.nat()),
      (lines, points, flow, dice) => {
        const most = orderOf(lines, 0, flow).total
        const start = orderOf(lines, points % (Math.floor(most / 100) + 1), flow)
        const pieces = lines.flatMap(({ productId, quantity }) =>
          Array.from({ length: quantity }, () => productId),
        )
        const roll = () => dice.next().value ?? 0
        const end = pieces
          .map((productId) => [roll(), productId] as const)
          .toSorted(([a], [b]) => a - b)
          .reduce((order, [, productId], at) => {
            const what = going(productId, 1, roll() % 2 === 0 ? 'damaged' : 'unwanted')
            const { cash, pointsBack, pointsTaken } = refundOf(order, what)
            const price = lines.find((one) => one.productId === productId)?.price ?? 0
            const shipping =
              at === pieces.length - 1 && what.kind === 'damaged' ? order.shipping : 0
            const rounded = cash + pointsBack * 100 - price - shipping
            expect(Math.abs(rounded)).toBeLessThan(points === 0 ? 1 : 100)
            expect(Math.min(cash, pointsBack, pointsTaken)).toBeGreaterThanOrEqual(0)
            return after(order, what)
          }, start)
        const total = (of: 'cash' | 'pointsBack' | 'pointsTaken') =>
          end.returns.reduce((sum, { refund }) => sum + (refund?.[of] ?? 0), 0)
        expect(total('cash')).toBeLessThanOrEqual(start.total)
        expect(total('pointsBack')).toBeLessThanOrEqual(start.redeemedPoints)
        expect(total('pointsTaken')).toBeLessThanOrEqual(start.earnedPoints)
      },
    ),
  )
})

test.each([
  [false, 'unwanted', true],
  [false, 'damaged', false],
  [true, 'unwanted', false],
  [true, 'damaged', false],
] as const)('spoils %s, %s: on the shelf again %s', (perishable, kind, answer) =>
  expect(isSellable({ ...line('x', 1, 1), perishable }, { kind })).toBe(answer),
)
