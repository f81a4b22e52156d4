import type { Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { PriceList } from '../person.ts'
import { multiBuyFor } from '../pricing/multi-buy.ts'
import { priceFor, wholesaleFor } from '../pricing/price-tag.ts'
import type { Visit } from '../visit.ts'
import { type Cart, type CartLine, cartOf, type CartItem } from './cart.ts'

/**
 * A cart at this moment's prices for this buyer. Products that are gone are left out; the same one
 * twice is one line.
 */
export async function priceCart(visit: Visit, items: readonly CartItem[]): Promise<Cart> {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  const [products, settings] = await Promise.all([
    productsById({ ...visit, seesWholesale: true }, [...quantities.keys()]),
    readSettings(visit.db),
  ])
  const lines = products.map((product) =>
    toCartLine(product, visit.priceList, Math.min(999, quantities.get(product.id) ?? 1)),
  )
  return cartOf(lines, settings.shippingPrice)
}

/** A product as a cart line, at this buyer's price. */
export function toCartLine(product: Product, priceList: PriceList, quantity: number): CartLine {
  const multiBuy = multiBuyFor(product, priceList)
  return {
    productId: product.id,
    number: product.number,
    name: product.name,
    description: product.description,
    picture: product.picture,
    tint: product.tint,
    pack: product.pack,
    price: priceFor(product, priceList, quantity),
    wholesale: wholesaleFor(product, priceList),
    quantity,
    pointsDivisor: product.pointsDivisor,
    stock: product.stock,
    ...(multiBuy && { multiBuy }),
  }
}
