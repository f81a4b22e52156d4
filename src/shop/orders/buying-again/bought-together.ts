import { isSoldOut, type Product } from '../../catalogue/product.ts'
import { productsById } from '../../catalogue/products.store.ts'
import type { Visit } from '../../visit.ts'
import { idsBoughtWith } from './bought-together.store.ts'

/**
 * Products in at least two delivered orders of the last 90 days with one of these, available now, most
 * frequent first.
 */
export async function boughtTogether(
  visit: Visit,
  productIds: readonly string[],
  limit: number,
): Promise<Product[]> {
  const ids = await idsBoughtWith(visit.db, productIds, visit.now(), 2 * limit)
  return (await productsById(visit, ids)).filter((one) => !isSoldOut(one)).slice(0, limit)
}
