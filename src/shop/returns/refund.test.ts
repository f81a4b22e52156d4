import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { after, going, line, orderOf } from '../../../test/support/returned-order.ts'
import { standardPoints } from '../loyalty/points-rule.ts'
import { orderFlows } from '../orders/order.ts'
import { isSellable, refundOf } from './refund.ts'

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
