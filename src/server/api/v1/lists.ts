import { type CategoryNode, slugOf } from '#shop/catalogue/categories/category.ts'
import { besideSizes, withSizes } from '#shop/catalogue/sizes/families.store.ts'
import { byFacet, facetNames } from '#shop/catalogue/lists/facets.ts'
import type { FilterQuery } from '#shop/catalogue/lists/filtered.ts'
import type { ListedProduct } from '#shop/catalogue/lists/listed-product.ts'
import type { ListQuery } from '#shop/catalogue/lists/chosen-list.ts'
import { rupees } from '#shop/money.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { productsById } from '#shop/catalogue/products.store.ts'
import type { Checked } from '#wire/calls.ts'
import type { OpenVisit } from '../../open-shop.ts'

export type List = Partial<Checked<'products'>['query'] & Checked<'facets'>['query']>

/** The requested list in memory; null: no such category. */
export function toListQuery(
  visit: OpenVisit,
  query: List,
  tree: readonly CategoryNode[],
): ListQuery | null {
  const categories = chosenCategories(query, tree)
  if (categories?.length === 0) return null
  return {
    categoryPaths: categories?.map((node) => node.path) ?? [],
    sort: query.sort ?? 'popular',
    priceList: visit.priceList,
    inStock: query.in_stock === '1',
    families: query.families === '1',
  }
}

/** Whether the lists in memory cannot answer this query. */
export const isFiltered = (query: List) =>
  [...facetNames, ...otherFilters].some((name) => query[name] !== undefined)
const otherFilters = ['min', 'max', 'offers', 'rating'] as const

/** Whether a category is one filter more, so that those beside it are counted too, as a search has it. */
export const isBesideOthers = ({ q, beside }: List) => beside === '1' || Boolean(q?.trim())

/** The filters of a list or search; in a search the category is a filter too. */
export function toFilterQuery(
  visit: OpenVisit,
  query: List,
  tree: readonly CategoryNode[],
): FilterQuery | null {
  const categoryPaths = chosenCategories(query, tree)?.map((node) => node.path) ?? []
  if (categoryPaths.length === 0 && chosenCategories(query, tree) !== null) return null
  const isFilter = isBesideOthers(query)
  return {
    categoryPaths: isFilter ? [] : categoryPaths,
    priceList: visit.priceList,
    families: query.families === '1',
    filters: {
      categories: isFilter ? categoryPaths : [],
      facets: byFacet((name) => [query[name] ?? []].flat().filter((text) => text !== '')),
      least: query.min === undefined ? null : rupees(query.min),
      most: query.max === undefined ? null : rupees(query.max),
      offers: query.offers === '1',
      inStock: query.in_stock === '1',
      rating: query.rating ?? null,
    },
  }
}

/** The products of a part of a list, as cards of their families where these are asked for. */
export async function productsOf(
  visit: OpenVisit,
  part: readonly ListedProduct[],
  families: boolean,
): Promise<Product[]> {
  const products = await productsById(
    visit,
    part.map(({ row }) => row.id),
  )
  return families ? withSizes(visit, products) : products
}

/** The same by `_id`. With filters no other size replaces a sold-out one, because it may not match. */
export async function cardsOf(
  visit: OpenVisit,
  ids: readonly string[],
  query: List,
): Promise<Product[]> {
  const products = await productsById(visit, ids)
  if (query.families !== '1') return products
  return isFiltered(query) ? besideSizes(visit, products) : withSizes(visit, products)
}

/** The chosen categories, by names or slugs, all of one level; a missing level matches any. Null: no category is named. */
export function chosenCategories(
  query: List,
  tree: readonly CategoryNode[],
): CategoryNode[] | null {
  const named = query.category_path
    ? query.category_path.split('/')
    : [query.main_category, query.sub_category, query.item_category]
  const wanted = named.slice(0, named.findLastIndex((name) => Boolean(name)) + 1)
  if (wanted.length === 0) return null
  return wanted.reduce<CategoryNode[]>(
    (under, name, level) =>
      (level === 0 ? [...tree] : under.flatMap((node) => node.children)).filter(
        (node) => !name || node.slug === slugOf(name),
      ),
    [],
  )
}
