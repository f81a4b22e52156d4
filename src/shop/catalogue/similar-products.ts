import { priceFor } from '../pricing/price-tag.ts'
import type { Visit } from '../visit.ts'
import { isSoldOut, type Product } from './product.ts'
import { productsById } from './products.store.ts'
import { findPlace, type Found, idsNearPrice } from './similar.store.ts'

/** The first row of cards on a desktop: a shorter one looks unfinished. */
const fullRow = 6

/**
 * What could be bought in place of a product: from its item category, then from the category above, each by how near
 * the price is for this buyer; what is sold out comes last, and from its own item category only. One size of each
 * product, and none of its own. `bestOf` gives the best sellers of a main category, which complete a first row.
 */
export async function similarProducts(
  visit: Visit,
  product: Product,
  most: number,
  bestOf: (mainPath: string) => Promise<readonly Found[]> = async () => [],
): Promise<Product[]> {
  const place = await findPlace(visit.db, product.id)
  if (place === undefined) return []
  const near = await idsNearPrice(visit.db, place, 'item', true)
  if (near.length < most) near.push(...(await idsNearPrice(visit.db, place, 'sub', true)))
  if (near.length < most) near.push(...(await idsNearPrice(visit.db, place, 'item', false)))
  const known = new Set([place.family, ...near.map(({ family }) => family)])
  if (known.size <= fullRow)
    for (const best of await bestOf(levelOf(place.itemPath, 1))) {
      if (known.size > fullRow) break
      if (!known.has(best.family)) near.push(best)
      known.add(best.family)
    }
  const familyOf = new Map(near.map(({ id, family }) => [id, family]))
  const found = nearestFirst(
    product,
    await productsById(visit, [...familyOf.keys()]),
    visit.priceList,
  )
  const families = found.map(({ id }) => familyOf.get(id))
  return found.filter((_, at) => families.indexOf(families[at]) === at).slice(0, most)
}

const levelOf = (path: string, levels: number) => path.split('/').slice(0, levels).join('/')

/** In stock first, then by how close the category is and by the difference in price. */
export function nearestFirst(
  product: Product,
  others: readonly Product[],
  priceList: Visit['priceList'],
): Product[] {
  const price = (one: Product) => priceFor(one, priceList).now
  const rank = (one: Product) => [
    Number(isSoldOut(one)),
    [3, 2].filter((level) => !isBeside(one, product, level)).length,
    Math.abs(price(one) - price(product)),
    one.number,
  ]
  return others.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const at = left.findIndex((value, index) => value !== right[index])
    return (left[at] ?? 0) - (right[at] ?? 0)
  })
}

const isBeside = (one: Product, other: Product, level: number) =>
  levelOf(one.category.path, level) === levelOf(other.category.path, level)
