import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { neighbourOrders, productReviews } from './product-reviews.ts'
import { products } from './products.ts'

const everybody = [...people, ...neighbours].map(({ key }) => key)

test('each is of a product that its writer had received by then', () => {
  const delivered = [...orders, ...neighbourOrders].filter(({ status }) => status === 'delivered')
  const early = productReviews.filter(
    ({ by, sku, daysAgo }) =>
      !delivered.some(
        (order) =>
          order.by === by &&
          order.daysAgo - 1 > daysAgo &&
          order.lines.some((line) => line.sku === sku),
      ),
  )
  expect(early).toEqual([])
})

test('each person reviews a product once, in their own words', () => {
  const pairs = productReviews.map(({ by, sku }) => `${by} ${sku}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  const texts = productReviews.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the neighbours are not of the cast, and each has spoken', () => {
  expect(new Set(everybody).size).toBe(everybody.length)
  expect(neighbourOrders.filter(({ lines }) => lines.length === 0)).toEqual([])
})

test("the stock covers the neighbours' orders too", () => {
  const sold = new Map<string, number>()
  for (const { sku, quantity } of [...orders, ...neighbourOrders].flatMap(({ lines }) => lines))
    sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  const stockOf = (sku: string) =>
    products.find((product) => product.sku === sku)?.stock ?? Infinity
  expect([...sold].filter(([sku, pieces]) => pieces > stockOf(sku))).toEqual([])
})

test('many products have some, a dozen have several, and not all of them are pleased', () => {
  const counts = Map.groupBy(productReviews, ({ sku }) => sku)
  expect(counts.size).toBeGreaterThanOrEqual(70)
  expect(
    [...counts.values()].filter((reviews) => reviews.length >= 4).length,
  ).toBeGreaterThanOrEqual(12)
  expect(productReviews.filter(({ rating }) => rating <= 3).length).toBeGreaterThanOrEqual(8)
})
