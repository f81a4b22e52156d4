import type { PriceList } from '../../person.ts'
import type { ProductSort } from '../product.ts'
import type { FacetCounts } from './filters.ts'
import { type Compare, orderInFamily, orderOf } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.ts'
import { sift, type SiftAsked } from './sift.ts'

export type FilterAsked = SiftAsked & {
  /** Paths of categories, with all that is under them; none: everything. */
  shelves: readonly string[]
  /** In place of the shelves: places, such as those of what a search has found. */
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

/** So many are sorted by themselves; more are looked for in the whole sorted list, which takes as long as it is. */
const few = 1000

/** `allIn`: all products in an order. */
export function filtered(
  listed: ListedProducts,
  asked: FilterAsked,
  allIn: (sort: ProductSort, priceList: PriceList) => readonly ListedProduct[],
): Filtered {
  const { columns } = listed
  const { counts, passes, places } = sift(columns, asked.among ?? placesOn(listed, asked), asked)
  const cardsBy = new Map<ProductSort, Int32Array>()
  const cardsIn = (sort: ProductSort) =>
    asked.families ? firstOfFamilies(listed, places, orderInFamily(sort, asked.priceList)) : places
  return {
    counts,
    passes,
    sorted(sort, offset, limit) {
      const { priceList } = asked
      const cards = cardsBy.get(sort) ?? cardsIn(sort)
      cardsBy.set(sort, cards)
      if (cards.length <= few)
        return Array.from(cards, (place) => columns.products[place])
          .filter((one) => one !== undefined)
          .toSorted(orderOf(sort, priceList))
          .slice(offset, offset + limit)
      return picked(allIn(sort, priceList), cards, { offset, limit, places: passes.length })
    },
  }
}

function placesOn({ columns }: ListedProducts, { shelves }: FilterAsked): Int32Array {
  const { shelf } = columns.get()
  const under = columns.shelvesUnder(shelves)
  const places = new Int32Array(columns.products.length)
  let count = 0
  for (let place = 0; place < places.length; place += 1) {
    const own = shelf[place] ?? -1
    if (own !== -1 && (under === null || under[own] === 1)) places[count++] = place
  }
  return places.subarray(0, count)
}

function firstOfFamilies({ columns }: ListedProducts, places: Int32Array, compare: Compare) {
  const { family } = columns.get()
  const first = new Int32Array(columns.familyCount()).fill(-1)
  for (const place of places) {
    const own = family[place] ?? -1
    if (own === -1) continue
    const [one, other] = [columns.products[place], columns.products[first[own] ?? -1]]
    if (other === undefined || (one !== undefined && compare(one, other) < 0)) first[own] = place
  }
  return places.filter((place) => {
    const own = family[place] ?? -1
    return own === -1 || first[own] === place
  })
}

function picked(
  all: readonly ListedProduct[],
  cards: Int32Array,
  { offset, limit, places }: { offset: number; limit: number; places: number },
): ListedProduct[] {
  const shown = new Uint8Array(places)
  for (const place of cards) shown[place] = 1
  const page: ListedProduct[] = []
  let before = offset
  for (const one of all) {
    if (page.length >= limit) break
    if (shown[one.place] !== 1) continue
    if (before > 0) before -= 1
    else page.push(one)
  }
  return page
}
