import { isSoldOut, type Product } from '../../catalogue/product.ts'
import { productsById } from '../../catalogue/products.store.ts'
import type { Visit } from '../../visit.ts'
import { idsBoughtWith } from './bought-together.store.ts'
import { kindOfGoods } from './kind-of-goods.ts'

/**
 * Products in at least two delivered orders of the last 90 days with one of these, available now, most
 * frequent first. Of the same kind as one of these: an order has detergent beside its milk, which doesn't make them go
 * together.
 */
export async function boughtTogether(
  visit: Visit,
  productIds: readonly string[],
  limit: number,
): Promise<Product[]> {
  const [ids, given] = await Promise.all([
    idsBoughtWith(visit.db, productIds, visit.now(), 4 * limit),
    productsById(visit, productIds),
  ])
  const kinds = new Set(given.map(({ category }) => kindOfGoods(category)))
  return (await productsById(visit, ids))
    .filter((one) => !isSoldOut(one) && kinds.has(kindOfGoods(one.category)))
    .slice(0, limit)
}
