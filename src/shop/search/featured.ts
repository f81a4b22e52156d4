import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'
import { onePerFamily } from './one-per-family.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { withSizes } from '../catalogue/families.store.ts'
import { productsById } from '../catalogue/products.store.ts'

/** Published products in random order, each time another choice; what is sold out stays in the back. */
export async function featuredProducts(
  visit: Visit & WithCatalogue,
  { count, families }: { count: number; families: boolean },
): Promise<Product[]> {
  const { entries } = await visit.catalogue.fresh()
  const ids = [...entries.keys()]
  // The first places of a shuffle, without shuffling the whole catalogue.
  const wanted = Math.min(ids.length, (families ? 2 * count : count) + 6)
  for (let place = 0; place < wanted; place += 1) {
    const other = place + Math.floor(Math.random() * (ids.length - place))
    const [a = '', b = ''] = [ids[place], ids[other]]
    ids[place] = b
    ids[other] = a
  }
  const some = ids.slice(0, wanted)
  const chosen = families ? onePerFamily(some, entries).slice(0, count + 6) : some
  const found = await productsById(visit, chosen)
  const products = families ? await withSizes(visit, found) : found
  return [...products.filter((one) => !isSoldOut(one)), ...products.filter(isSoldOut)].slice(
    0,
    count,
  )
}
