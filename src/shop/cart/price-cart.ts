import { productsById } from '../catalogue/products.store.ts'
import { readSettings } from '../content/settings.store.ts'
import { priceFor } from '../pricing/price-tag.ts'
import type { Visit } from '../visit.ts'
import { type Cart, type CartLine, cartOf, type CartWish } from './cart.ts'

/**
 * A cart at this moment's prices for this buyer. Products that are gone are left out; the same one
 * twice is one line.
 */
export async function priceCart(visit: Visit, wishes: readonly CartWish[]): Promise<Cart> {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of wishes) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  const [products, settings] = await Promise.all([
    productsById({ db: visit.db, seesWholesale: true }, [...quantities.keys()]),
    readSettings(visit.db),
  ])
  const lines = products.map((product): CartLine => ({
    productId: product.id,
    number: product.number,
    name: product.name,
    description: product.description,
    picture: product.picture,
    tint: product.tint,
    pack: product.pack,
    price: priceFor(product, visit.priceList),
    quantity: Math.min(999, quantities.get(product.id) ?? 1),
    pointsDivisor: product.pointsDivisor,
    stock: product.stock,
  }))
  return cartOf(lines, settings.shippingPrice)
}
