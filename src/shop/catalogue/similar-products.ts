import { priceFor } from '../pricing/price-tag.ts'
import type { Visit } from '../visit.ts'
import { isSoldOut, type Product } from './product.ts'
import { productsById } from './products.store.ts'
import { findPlace, idsNearPrice } from './similar.store.ts'

/**
 * What could be bought in place of a product: from its item category, then from the category above, each by how near
 * the price is for this buyer; what is sold out comes last, and from its own item category only. One size of each
 * product, and none of its own.
 */
export async function similarProducts(
  visit: Visit,
  product: Product,
  most: number,
): Promise<Product[]> {
  const place = await findPlace(visit.db, product.id)
  if (place === undefined) return []
  const near = await idsNearPrice(visit.db, place, 'item', true)
  if (near.length < most) near.push(...(await idsNearPrice(visit.db, place, 'sub', true)))
  if (near.length < most) near.push(...(await idsNearPrice(visit.db, place, 'item', false)))
  const familyOf = new Map(near.map(({ id, family }) => [id, family]))
  const found = nearestFirst(
    product,
    await productsById(visit, [...familyOf.keys()]),
    visit.priceList,
  )
  const families = found.map(({ id }) => familyOf.get(id))
  return found.filter((_, at) => families.indexOf(families[at]) === at).slice(0, most)
}

/** In stock first, of the same item category first, then by the difference in price. */
export function nearestFirst(
  product: Product,
  others: readonly Product[],
  priceList: Visit['priceList'],
): Product[] {
  const price = (one: Product) => priceFor(one, priceList).now
  const rank = (one: Product) => [
    Number(isSoldOut(one)),
    Number(one.category.path !== product.category.path),
    Math.abs(price(one) - price(product)),
    one.number,
  ]
  return others.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const at = left.findIndex((value, index) => value !== right[index])
    return (left[at] ?? 0) - (right[at] ?? 0)
  })
}
