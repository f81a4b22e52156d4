import { expect, test } from 'vitest'
import { orders } from './orders.ts'
import { neighbourOrders } from './product-reviews.ts'
import { products } from './products.ts'
import { trade } from './trade.ts'

test('the stock is twice the sales of four weeks', () => {
  const asked = new Map<string, number>()
  for (const { lines } of [...orders, ...neighbourOrders, ...trade])
    for (const { sku, quantity } of lines) asked.set(sku, (asked.get(sku) ?? 0) + quantity)
  const stockOf = (sku: string) => products.find((product) => product.sku === sku)?.stock
  const traded = new Set(trade.flatMap(({ lines }) => lines.map(({ sku }) => sku)))
  const short = [...traded].filter((sku) => {
    const stock = stockOf(sku)
    return stock === undefined || (stock !== null && stock < 2 * (asked.get(sku) ?? 0))
  })
  expect(short).toEqual([])
})

test('every day of four weeks has orders, and of each state there are some', () => {
  expect(new Set(trade.map(({ daysAgo }) => Math.floor(daysAgo))).size).toBe(28)
  expect(new Set(trade.map(({ status }) => status)).size).toBe(5)
})
