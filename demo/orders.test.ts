import { describe, expect, test } from 'vitest'
import { earnedOnLines, earnedOnTotal, redeemRejection } from '#shop/loyalty/points.ts'
import { standardPoints } from '#shop/loyalty/points-rule.ts'
import { plus, rupees, sum, times } from '#shop/money.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { quantityRejection } from '#shop/pricing/wholesale-terms.ts'
import { draftOf } from './fill-products.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { products } from './products.ts'
import type { DemoOrder } from './types.ts'
import { termsOf } from './wholesale-terms.ts'

const shipping = rupees(150)

const productOf = (sku: string) => {
  const found = products.find((product) => product.sku === sku)
  if (!found) throw new Error(`no demo product has the code ${sku}`)
  return found
}

const isWholesale = (order: DemoOrder) =>
  people.find(({ key }) => key === order.by)?.kind === 'stock'

const amounts = (order: DemoOrder) =>
  order.lines.map(({ sku, quantity }) => {
    const draft = draftOf(productOf(sku))
    const { now } = priceFor(draft, isWholesale(order) ? 'wholesale' : 'retail', quantity)
    return { amount: times(now, quantity), divisor: draft.pointsDivisor ?? standardPoints.divisor }
  })

const totalOf = (order: DemoOrder) =>
  plus(sum(amounts(order).map(({ amount }) => amount)), shipping)

const earned = (order: DemoOrder) =>
  order.flow === 'cart'
    ? earnedOnLines(amounts(order))
    : earnedOnTotal(totalOf(order), standardPoints.buyNowPercent)

describe.each(orders.map((order) => ({ order, title: `${order.by}, ${order.daysAgo} days ago` })))(
  'the order of $title',
  ({ order }) => {
    test('names people and goods that exist', () => {
      expect(people.map(({ key }) => key)).toContain(order.by)
      for (const { sku, quantity } of order.lines) {
        expect(productOf(sku)).toBeDefined()
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true)
      }
      expect(new Set(order.lines.map(({ sku }) => sku)).size).toBe(order.lines.length)
    })

    test('is possible', () => {
      expect(order.daysAgo).toBeLessThanOrEqual(60)
      expect(order.reason !== undefined).toBe(order.status === 'cancelled')
    })
  },
)

test('one was delivered so lately that it can still go back', () => {
  const lately = orders.filter(({ status, daysAgo }) => status === 'delivered' && daysAgo < 2.5)
  expect(lately).toHaveLength(1)
})

test('returned products were delivered and are not perishable', () => {
  const all = orders.flatMap((order) => (order.returns ?? []).map((asked) => ({ order, asked })))
  expect(all.map(({ asked }) => asked.answer?.state).toSorted()).toEqual([
    'accepted',
    'refused',
    undefined,
  ])
  for (const { order, asked } of all) {
    const bought = order.lines.find(({ sku }) => sku === asked.sku)?.quantity ?? 0
    expect([order.status, bought >= asked.quantity]).toEqual(['delivered', true])
    expect(productOf(asked.sku).perishable ?? false).toBe(false)
  }
})

test('wholesale buyers order by the carton where a carton is the rule', () => {
  const lines = orders.filter(isWholesale).flatMap((order) => order.lines)
  expect(
    lines.filter(({ sku, quantity }) => quantityRejection(quantity, termsOf(sku)) !== null),
  ).toEqual([])
})

test('Buy Now is one piece of one product, paid in cash', () => {
  const single = orders.filter(({ flow }) => flow === 'buy-now')
  expect(single.filter(({ payment }) => payment !== 'cod')).toEqual([])
  expect(single.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(
    single.map(() => [1]),
  )
})

test.each(people)('$name spends no points that are not there', ({ key }) => {
  const held = { points: 0, pendingPoints: 0 }
  const refused: DemoOrder[] = []
  for (const order of orders.filter(({ by }) => by === key)) {
    const { redeem = 0 } = order
    if (redeem > 0 && redeemRejection(redeem, held, totalOf(order)) !== null) refused.push(order)
    if (order.status === 'cancelled') continue
    held.points += earned(order) - redeem
    if (order.status !== 'delivered') held.pendingPoints += earned(order)
  }
  expect(refused).toEqual([])
})

test('the stock covers all orders', () => {
  const sold = new Map<string, number>()
  for (const { sku, quantity } of orders.flatMap(({ lines }) => lines)) {
    sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  }
  const short = [...sold].filter(([sku, pieces]) => pieces > (productOf(sku).stock ?? Infinity))
  expect(short).toEqual([])
})

test('sixty days of trade, oldest first, in every state and both flows', () => {
  const ages = orders.map(({ daysAgo }) => daysAgo)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  expect(orders.length).toBeGreaterThanOrEqual(24)
  expect(new Set(orders.map(({ status }) => status)).size).toBe(5)
  expect(new Set(orders.map(({ flow }) => flow)).size).toBe(2)
  expect(new Set(orders.map(({ payment }) => payment)).size).toBe(3)
  expect(orders.filter(({ redeem }) => redeem !== undefined).length).toBeGreaterThanOrEqual(4)
})
