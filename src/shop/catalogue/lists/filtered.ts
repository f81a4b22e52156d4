import type { PriceList } from '../../person.ts'
import type { ProductSort } from '../product.ts'
import type { FacetCounts } from './filters.ts'
import { leadersAmong } from './leaders.ts'
import { leaderIn, orderOf } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.ts'
import { partInOrder, placeOrder } from './place-order.ts'
import { sift, type SiftQuery } from './sift.ts'

export type FilterQuery = SiftQuery & {
  /** Paths of categories, with all that is under them; none: everything. */
  categoryPaths: readonly string[]
  /** Instead of the categories: places, such as those of what a search has found. */
  among?: Int32Array
}

/** What passes the filters of a list. To be read at once: a change makes it another. */
export type Filtered = {
  counts: FacetCounts
  /** 1 for each place that passes; of a family it may be several. */
  passes: Uint8Array
  /** A part of it in an order, where one of each family is asked for as its first of those that pass. */
  sorted: (sort: ProductSort, offset: number, limit: number) => ListedProduct[]
}

/** So many names are sorted by themselves; more are looked for in the whole sorted list, which takes as long as it is. */
const few = 1000

/** `allIn`: all products in an order. */
export function filtered(
  listed: ListedProducts,
  query: FilterQuery,
  allIn: (sort: ProductSort, priceList: PriceList) => readonly ListedProduct[],
): Filtered {
  const { columns } = listed
  const { counts, passes, places } = sift(columns, query.among ?? placesOn(listed, query), query)
  const cardsBy = new Map<ProductSort, Int32Array>()
  const cardsIn = (sort: ProductSort) =>
    query.families ? leadersAmong(columns, places, leaderIn(sort, query.priceList)) : places
  return {
    counts,
    passes,
    sorted(sort, offset, limit) {
      const { priceList } = query
      const cards = cardsBy.get(sort) ?? cardsIn(sort)
      cardsBy.set(sort, cards)
      const productsAt = (some: Int32Array) =>
        Array.from(some, (place) => columns.products[place]).filter((one) => one !== undefined)
      const compare = placeOrder(columns, sort, priceList)
      if (compare !== null) return productsAt(partInOrder(cards, compare, { offset, limit }))
      if (cards.length <= few)
        return productsAt(cards)
          .toSorted(orderOf(sort, priceList))
          .slice(offset, offset + limit)
      return picked(allIn(sort, priceList), cards, { offset, limit, places: passes.length })
    },
  }
}

function placesOn({ columns }: ListedProducts, { categoryPaths }: FilterQuery): Int32Array {
  const { category } = columns.get()
  const under = columns.categoriesUnder(categoryPaths)
  const places = new Int32Array(columns.products.length)
  let count = 0
  for (let place = 0; place < places.length; place += 1) {
    const own = category[place] ?? -1
    if (own !== -1 && (under === null || under[own] === 1)) places[count++] = place
  }
  return places.subarray(0, count)
}

function picked(
  all: readonly ListedProduct[],
  cards: Int32Array,
  { offset, limit, places }: { offset: number; limit: number; places: number },
): ListedProduct[] {
  const isCard = new Uint8Array(places)
  for (const place of cards) isCard[place] = 1
  const page: ListedProduct[] = []
  let before = offset
  for (const one of all) {
    if (page.length >= limit) break
    if (isCard[one.place] !== 1) continue
    if (before > 0) before -= 1
    else page.push(one)
  }
  return page
}
