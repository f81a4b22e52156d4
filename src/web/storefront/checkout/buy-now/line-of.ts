import type { PriceList } from '#shop/person.ts'
import { multiBuyFor } from '#shop/pricing/multi-buy.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import type { Wanted } from './load-item.ts'

/** The only line of a Buy Now order, at the customer's price. */
export const lineOf = ({ product, quantity }: Wanted, priceList: PriceList) => ({
  price: priceFor(product, priceList, quantity).now,
  multiBuy: multiBuyFor(product, priceList),
  weight: product.weight ?? null,
  quantity,
  pointsDivisor: product.pointsDivisor,
})
