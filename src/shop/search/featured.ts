import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'

/** Published products in random order, each time another choice; what is sold out stays in the back. */
export async function featuredProducts(
  visit: Visit & WithCatalogue,
  count: number,
): Promise<Product[]> {
  const { entries } = await visit.catalogue.fresh()
  const ids = [...entries.keys()]
  // The first places of a shuffle, without shuffling the whole catalogue.
  const wanted = Math.min(ids.length, count + 6)
  for (let place = 0; place < wanted; place += 1) {
    const other = place + Math.floor(Math.random() * (ids.length - place))
    const [a = '', b = ''] = [ids[place], ids[other]]
    ids[place] = b
    ids[other] = a
  }
  const products = await productsById(visit, ids.slice(0, wanted))
  return [...products.filter((one) => !isSoldOut(one)), ...products.filter(isSoldOut)].slice(
    0,
    count,
  )
}
