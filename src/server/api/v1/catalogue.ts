import { findProduct, productsById } from '#shop/catalogue/products.store.ts'
import { withAllSizes, withSizes } from '#shop/catalogue/sizes/families.store.ts'
import { boughtTogether } from '#shop/orders/buying-again/bought-together.ts'
import { boughtIds } from '#shop/orders/buying-again/buy-again.ts'
import { listOffers } from '#shop/search/list-offers.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { similarProducts } from '#shop/catalogue/similar-products.ts'
import { brandsNamed } from '#shop/search/words/brands-named.ts'
import { bestOfMain, featuredProducts } from '#shop/search/featured.ts'
import { Refusal } from '#shop/refusals.ts'
import type { OpenVisit } from '../../open-shop.ts'
import { encodeCategory } from '#wire/v1/catalogue/category.ts'
import { encodeProduct } from '#wire/v1/catalogue/product.ts'
import { encodeWholeProduct } from '#wire/v1/catalogue/whole-product.ts'
import type { Handlers } from '../handler.ts'
import { byReadName, textsToSortBy } from './by-urdu-name.ts'
import { filteredOffers, isChosen } from './filtered-offers.ts'
import { facetsOf, filteredProducts } from './filtered-products.ts'
import { isFiltered, type List, toListQuery, productsOf, chosenCategories } from './lists.ts'

const atOnce = 100
const suggested = 6
const categoriesSuggested = 3

export const catalogueHandlers = {
  async products(visit, { query }) {
    const isFound = Boolean(query.q?.trim()) || isFiltered(query)
    const found = await (isFound ? filteredProducts : unfilteredProducts)(visit, query)
    return { ...found, data: found.data.map(encodeProduct) }
  },
  facets: (visit, { query }) => facetsOf(visit, query),
  async product(visit, { params }) {
    const product = await findProduct(visit, params.id)
    if (product === undefined) throw new Refusal('product_not_found')
    const related = await similarProducts(visit, product, 12, (main) => bestOfMain(visit, main))
    const together = await boughtTogether(visit, [product.id], 6)
    return {
      data: encodeWholeProduct(await withAllSizes(visit, product)),
      related: related.map(encodeProduct),
      together: together.map(encodeProduct),
    }
  },
  async featured(visit, { query }) {
    const options = { count: query.limit ?? 30, families: query.families === '1' }
    return { data: (await featuredProducts(visit, options)).map(encodeProduct) }
  },
  async boughtTogether(visit, { query: { ids, limit } }) {
    const wanted = [...new Set(ids.split(','))].slice(0, 100)
    return { data: (await boughtTogether(visit, wanted, limit ?? 6)).map(encodeProduct) }
  },
  async offers(visit, { query }) {
    if (isChosen(query)) {
      const { data, ...rest } = await filteredOffers(visit, query)
      return { data: data.map(encodeProduct), ...rest }
    }
    const limit = query.limit ?? 48
    const offset = ((query.page ?? 1) - 1) * limit
    const main = query.main_category || null
    const families = query.families === '1'
    const { products, total, counts } = await listOffers(visit, { main, limit, offset, families })
    const categories = counts.map(({ main: slug, products: count }) => ({ slug, count }))
    return { data: products.map(encodeProduct), total, categories }
  },
  async categories(visit) {
    const { tree, lists } = await visit.catalogue.fresh()
    const itemsOf = (path: string) => [...lists.productsInCategory(path)].map(({ row }) => row)
    return { data: tree.map((main) => encodeCategory(main, itemsOf)) }
  },
  async categoryTree(visit) {
    return { data: (await visit.catalogue.fresh()).tree }
  },
  async search(visit, { query }) {
    const { data, total } = await searched(visit, { ...query, limit: query.limit ?? 24 }, query.q)
    return { data: data.map(encodeProduct), total }
  },
  async suggestions(visit, { query }) {
    const input = { ...query, limit: query.limit ?? suggested, families: '1' as const }
    const { data, total } = await searched(visit, input, query.q)
    const { places, search } = await visit.catalogue.fresh()
    return {
      data: data.map(encodeProduct),
      total,
      categories: places.find(query.q, categoriesSuggested, query.main_category || undefined),
      brands: brandsNamed(
        data.map(({ brand }) => brand),
        query.q,
        await visit.translations('ur'),
      ),
      words: search.complete(query.q),
      corrected: search.correct(query.q),
    }
  },
} satisfies Partial<Handlers>

async function unfilteredProducts(visit: OpenVisit, query: List) {
  const { tree, lists } = await visit.catalogue.fresh()
  const isPage = query.page !== undefined || query.limit !== undefined
  const listQuery = toListQuery(visit, query, tree)
  const texts = await textsToSortBy(visit, query)
  const found = listQuery === null ? [] : byReadName(lists.find(listQuery, visit.now()), texts)
  const total = found.length
  if (total === 0) return { data: [], total }
  const limit = query.limit ?? (isPage ? 24 : total)
  const offset = ((query.page ?? 1) - 1) * limit
  const page = found.slice(offset, offset + limit)
  const data: Product[] = []
  // A long list is read in parts, between which others have their turn.
  for (let from = 0; from < page.length; from += atOnce)
    data.push(...(await productsOf(visit, page.slice(from, from + atOnce), query.families === '1')))
  return isPage ? { data, total } : { data }
}

/** Best first; no sort, because it would hide the best matches. */
async function searched(visit: OpenVisit, query: List, text: string) {
  const { search, tree } = await visit.catalogue.fresh()
  const bought = await boughtIds(visit)
  const families = query.families === '1'
  const limit = query.limit ?? 24
  const { ids, total } = search.find(text, {
    paths: chosenCategories(query, tree)?.map((node) => node.path),
    first: bought,
    offset: ((query.page ?? 1) - 1) * limit,
    limit,
    families,
  })
  const found = await productsById(visit, ids)
  const cards = families ? await withSizes(visit, found) : found
  const marked = (one: Product) => (bought.has(one.id) ? { ...one, bought: true } : one)
  const data = cards.map((one) => ({
    ...marked(one),
    ...(one.sizes && { sizes: one.sizes.map(marked) }),
  }))
  return { data, total }
}
