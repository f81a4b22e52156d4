import type { PriceList } from '../../person.ts'
import { type ProductSort, productSorts } from '../product.ts'
import type { ListedProduct, ListedRow } from './listed-product.ts'
import { type FilterAsked, type Filtered, filtered } from './filtered.ts'
import { openLeaders } from './leaders.ts'
import { type Compare, orderInFamily, orderOf } from './list-order.ts'
import { openListedProducts, type Replaced } from './listed-products.ts'
import { withChanges } from './sorted-list.ts'

export type ListAsked = {
  /** Paths of categories of one level; none: all products. */
  shelves: readonly string[]
  sort: ProductSort
  priceList: PriceList
  inStock: boolean
  /** One of each family. */
  families: boolean
}

/**
 * Every list of published products, sorted and kept in memory: a page costs the same wherever it is, and
 * the count is the length.
 */
export type ProductLists = {
  /** Notes a published product as it was read; `remove` one that is published no more. Lists have it after `settle`. */
  put: (row: ListedRow) => void
  remove: (id: string) => void
  /** Brings what was noted into all lists, one order at a time. */
  settle: (breather: () => Promise<void>) => Promise<void>
  /** The list as it is at a moment (milliseconds UTC); to be read at once. */
  find: (asked: ListAsked, at: number) => readonly ListedProduct[]
  /** What of a list passes filters, at a moment (milliseconds UTC); to be read at once. */
  filter: (asked: FilterAsked, at: number) => Filtered
  /** The place of a product, by its `_id`, in what `filter` is given and gives; -1: it is in no list. */
  placeOf: (id: string) => number
  onShelf: (path: string) => Iterable<ListedProduct>
  countOnShelf: (path: string) => { products: number; families: number }
}

type List = {
  compare: Compare
  has: (one: ListedProduct) => boolean
  families: boolean
  products: ListedProduct[]
}

/** Of all chosen lists together; those that were not asked for the longest time go first. */
const mostInLists = 2_000_000
/** After more changes at once chosen lists are chosen anew. */
const manyChanges = 500
/** After more changes at once all is sorted anew. */
const nearlyAll = 5000

export function makeProductLists(): ProductLists {
  const listed = openListedProducts()
  const leaders = openLeaders(listed)
  /** All products, by order. */
  const sorted = new Map<string, List>()
  /** What was chosen of them. */
  const chosen = new Map<string, List>()
  const lately = makeLately<Filtered>()

  const replace = (pairs: readonly Replaced[]) => {
    lately.clear()
    const gone = pairs.flatMap(([one]) => one ?? [])
    const come = pairs.flatMap(([, one]) => one ?? [])
    const keys = new Set([...gone, ...come].flatMap(({ row }) => row.family_key ?? []))
    // Another may stand for each of these families.
    const members = () => [...keys].flatMap((key) => [...(listed.familyOf(key) ?? [])])
    const before = [...new Set([...gone, ...members()])]
    listed.replace(pairs)
    leaders.forget(keys)
    const after = [...new Set([...come, ...members()])]
    if (before.length + after.length > manyChanges) chosen.clear()
    for (const list of [...sorted.values(), ...chosen.values()]) {
      const [out, into] = list.families ? [before, after] : [gone, come]
      list.products = withChanges(list.products, list.compare, out, into.filter(list.has))
    }
  }

  const allIn = (sort: ProductSort, priceList: PriceList): List => {
    const name = orderName(sort, priceList)
    const list = sorted.get(name) ?? wholeList(listed.values(), orderOf(sort, priceList))
    sorted.set(name, list)
    return list
  }

  const choose = (asked: ListAsked): List => {
    const { sort, priceList, shelves } = asked
    const leads = leaders.leads(orderName(sort, priceList), orderInFamily(sort, priceList))
    const all = allIn(sort, priceList)
    const among = shelves.length === 0 ? all.products : listed.shelves.under(shelves)
    return chosenFrom(among, asked, all, leads)
  }

  return {
    put: listed.put,
    remove: listed.remove,
    async settle(breather) {
      const pairs = listed.takeNoted()
      if (pairs.length > nearlyAll) sorted.clear()
      if (pairs.length > 0) replace(pairs)
      for (const [sort, priceList] of orders) {
        if (sorted.has(orderName(sort, priceList))) continue
        allIn(sort, priceList)
        await breather()
      }
    },
    find(asked, at) {
      const moved = listed.moveTo(at)
      if (moved.length > 0) replace(moved)
      if (asked.shelves.length === 0 && !asked.inStock && !asked.families)
        return allIn(asked.sort, asked.priceList).products
      const name = nameOf(asked)
      const list = chosen.get(name) ?? choose(asked)
      chosen.delete(name)
      chosen.set(name, list) // the last that was asked for
      dropOldest(chosen)
      return list.products
    },
    filter(asked, at) {
      const moved = listed.moveTo(at)
      if (moved.length > 0) replace(moved)
      const fresh = () =>
        filtered(listed, asked, (sort, priceList) => allIn(sort, priceList).products)
      return asked.among === undefined ? lately.get(JSON.stringify(asked), fresh) : fresh()
    },
    placeOf: (id) => listed.get(id)?.place ?? -1,
    onShelf: listed.shelves.on,
    countOnShelf: listed.shelves.count,
  }
}

/** Of what was filtered each takes five bytes for a product. */
const mostLately = 8

/** What was worked out lately: a page and the counts beside it are asked for one after the other. */
function makeLately<T>() {
  const found = new Map<string, T>()
  return {
    clear: () => found.clear(),
    get(name: string, fresh: () => T): T {
      const one = found.get(name) ?? fresh()
      found.delete(name)
      found.set(name, one)
      for (const old of found.keys()) if (found.size > mostLately) found.delete(old)
      return one
    },
  }
}

function chosenFrom(
  among: readonly ListedProduct[],
  { shelves, inStock, families }: ListAsked,
  all: List,
  leads: (one: ListedProduct) => boolean,
): List {
  const stands = onShelves(shelves)
  const has = (one: ListedProduct) =>
    stands(one) && !(inStock && one.isSoldOut) && (!families || leads(one))
  const products = among.filter(has)
  // A shelf is sorted by itself: it is small beside all that there is.
  if (shelves.length > 0) products.sort(all.compare)
  return { compare: all.compare, has, families, products }
}

const wholeList = (products: Iterable<ListedProduct>, compare: Compare): List => ({
  compare,
  has: () => true,
  families: false,
  products: [...products].toSorted(compare),
})

const priceLists = ['retail', 'wholesale'] as const
const orders = productSorts.flatMap((sort) => priceLists.map((list) => [sort, list] as const))

/** Only prices are another for each kind of buyer. */
const orderName = (sort: ProductSort, priceList: PriceList) =>
  sort.includes('price') ? `${sort} ${priceList}` : sort

const nameOf = ({ sort, priceList, inStock, families, shelves }: ListAsked) =>
  JSON.stringify([orderName(sort, priceList), inStock, families, shelves])

function dropOldest(chosen: Map<string, List>) {
  const sizeOf = ({ products }: List) => products.length + 1000
  let size = 0
  for (const list of chosen.values()) size += sizeOf(list)
  for (const [name, list] of chosen) {
    if (size <= mostInLists) return
    size -= sizeOf(list)
    chosen.delete(name)
  }
}

function onShelves(paths: readonly string[]): (one: ListedProduct) => boolean {
  const [first] = paths
  if (first === undefined) return () => true
  const level = (['main_path', 'sub_path', 'category_path'] as const)[first.split('/').length - 1]
  const wanted = new Set(paths)
  return ({ row }) => wanted.has(row[level ?? 'category_path'])
}
