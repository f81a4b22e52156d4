import type { FilterQuery } from '#shop/catalogue/lists/filtered.ts'
import type { ListedProduct } from '#shop/catalogue/lists/listed-product.ts'
import type { ProductLists } from '#shop/catalogue/lists/product-lists.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import type { Checked } from '#wire/calls.ts'
import type { OpenVisit } from '../../open-shop.ts'
import { byReadName, textsToSortBy } from './by-urdu-name.ts'
import { cardsOf, toFilterQuery, isFiltered } from './lists.ts'

type Query = Checked<'offers'>['query']

/** Whether more than a main category is filtered; lists of main categories are in memory. */
export const isChosen = (query: Query) =>
  isFiltered(query) || query.sort !== undefined || Boolean(query.category_path)

/** A page of the offers in stock that pass the filters, and how many pass them in each main category. */
export async function filteredOffers(visit: OpenVisit, query: Query) {
  const texts = await textsToSortBy(visit, query)
  const { lists, tree } = await visit.catalogue.fresh()
  const list = { ...query, offers: '1', in_stock: '1', beside: '1' } as const
  const filter = toFilterQuery(visit, list, tree)
  if (filter === null) return { data: [], total: 0, categories: [] }
  const { counts, part } = read(lists, filter, query, { at: visit.now(), texts })
  const ids = part.map(({ row }) => row.id)
  return {
    data: await cardsOf(visit, ids, list),
    total: counts.total,
    categories: byMain(counts.categories),
  }
}

/** Read at once: a change makes it another. */
function read(
  lists: Pick<ProductLists, 'filter' | 'offers'>,
  filter: FilterQuery,
  { sort, page = 1, limit = 48 }: Query,
  { at, texts }: { at: number; texts: Translations | null },
) {
  const { counts, passes, sorted } = lists.filter(filter, at)
  const offset = (page - 1) * limit
  if (texts !== null) {
    const part = byReadName(sorted('name', 0, counts.total), texts).slice(offset, offset + limit)
    return { counts, part }
  }
  const bySaving = (): readonly ListedProduct[] =>
    lists.offers({ ...filter, passes }, at).products.slice(offset, offset + limit)
  return { counts, part: sort === undefined ? bySaving() : sorted(sort, offset, limit) }
}

function byMain(categories: ReadonlyMap<string, number>) {
  const counts = new Map<string, number>()
  for (const [path, count] of categories) {
    const [slug = ''] = path.split('/')
    counts.set(slug, (counts.get(slug) ?? 0) + count)
  }
  return [...counts].map(([slug, count]) => ({ slug, count }))
}
