import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { withSizes } from '../catalogue/sizes/families.store.ts'
import { productsById } from '../catalogue/products.store.ts'

/** Chosen among so many times as many best sellers. */
const choice = 2

/** Enough to complete a row of cards, whichever of them it has. */
const maxBest = 24

/** Some of the best sellers in random order; sold-out ones last. `families`: one size each. */
export async function featuredProducts(
  visit: Visit & WithCatalogue,
  { count, families }: { count: number; families: boolean },
): Promise<Product[]> {
  const { lists } = await visit.catalogue.fresh()
  const { priceList } = visit
  const all = { categoryPaths: [], sort: 'popular', priceList, inStock: false, families } as const
  const best = lists.find(all, visit.now()).slice(0, choice * count)
  const ids = shuffled(best.map(({ row }) => row.id)).slice(0, count)
  const found = await productsById(visit, ids)
  const products = families ? await withSizes(visit, found) : found
  return [...products.filter((one) => !isSoldOut(one)), ...products.filter(isSoldOut)]
}

/** The best sellers in stock of a main category, one of each family. */
export async function bestOfMain(
  { catalogue, priceList, now }: Visit & WithCatalogue,
  mainPath: string,
): Promise<readonly { id: string; family: string }[]> {
  const { lists } = await catalogue.fresh()
  const query = {
    categoryPaths: [mainPath],
    sort: 'popular',
    priceList,
    inStock: true,
    families: true,
  } as const
  return lists
    .find(query, now())
    .slice(0, maxBest)
    .map(({ row: { id, family_key: key } }) => ({ id, family: key ?? id }))
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
