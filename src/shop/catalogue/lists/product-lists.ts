import type { PriceList } from '../../person.ts'
import type { ProductSort } from '../product.ts'
import type { Draft, Sections } from '../saved/sections.ts'
import type { ListedProduct, ListedRow } from './listed-product.ts'
import { type FilterQuery, filtered, type Filtered } from './filtered.ts'
import { chosenOf, isWhole, type List, type ListQuery } from './chosen-list.ts'
import { type Leaders, openLeaders } from './leaders.ts'
import { allOrders, offersName, type Order, orderName } from './list-order.ts'
import { type ListedProducts, openListedProducts, type Replaced } from './listed-products.ts'
import { type Offers, type OffersQuery, offersOf } from './offers.ts'
import { withChanges } from './sorted-list.ts'
import { filledLists, listDrafts, readLists, type WholeLists } from './whole-lists.ts'

/** Of what was filtered each takes five bytes for a product. */
const maxCachedFilters = 8

/** What was worked out lately: a page and the counts beside it are asked for one after the other. */
function makeLately<T>() {
  const found = new Map<string, T>()
  return {
    clear: () => found.clear(),
    get(name: string, fresh: () => T): T {
      const one = found.get(name) ?? fresh()
      found.delete(name)
      found.set(name, one)
      for (const old of found.keys()) if (found.size > maxCachedFilters) found.delete(old)
      return one
    },
  }
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
  settle: (yieldToEventLoop: () => Promise<void>) => Promise<void>
  /**
   * Takes all products anew, in place of those before, when all of them have come. Then `taken` is called:
   * each has another place.
   */
  fill: (
    pages: AsyncIterable<readonly ListedRow[]>,
    yieldToEventLoop: () => Promise<void>,
    onReplaced: () => void,
  ) => Promise<void>
  get: (id: string) => ListedRow | undefined
  /** What is there now, for a file; the products in the order of these ids. Fails when one is not there. */
  drafts: (ids: readonly string[]) => Draft[]
  /**
   * What such a file has: the products in the order in which they are there, which is that of their places.
   * From `takeOver` on the lists are those.
   */
  read: (sections: Sections) => { rows: ListedRow[]; takeOver: () => void }
  /** The list as it is at a moment (milliseconds UTC); to be read at once. */
  find: (query: ListQuery, at: number) => readonly ListedProduct[]
  /** What of a list passes filters, at a moment (milliseconds UTC); to be read at once. */
  filter: (query: FilterQuery, at: number) => Filtered
  /** The place of a product, by its `_id`, in what `filter` is given and gives; -1: it is in no list. */
  placeOf: (id: string) => number
  /** What is on offer at a moment, the largest percentage first; to be read at once. */
  offers: (query: OffersQuery, at: number) => Offers
  productsInCategory: (path: string) => Iterable<ListedProduct>
  countInCategory: (path: string) => { products: number; families: number }
}

/** Of all chosen lists together; those that were not asked for the longest time go first. */
const maxListedProducts = 2_000_000
/** After more changes at once chosen lists are chosen anew. */
const manyChanges = 500
const orders = allOrders()

export function makeProductLists(): ProductLists {
  let listed = openListedProducts()
  let leaders = openLeaders(listed)
  /** All products, by order. */
  const sorted = new Map<string, List>()
  /** What was chosen of them. */
  const chosen = new Map<string, List>()
  const lately = makeLately<Filtered>()
  const onOffer = makeLately<Offers>()
  let isReplacing = false

  function* replacing(pairs: readonly Replaced[]) {
    isReplacing = true
    yield* changeAll({ sorted, chosen }, changesOf(pairs, listed, leaders))
    for (const known of [lately, onOffer]) known.clear()
    isReplacing = false
  }

  const listNamed = (name: string) => listOr(sorted, name, () => listed.values())
  const allIn = (sort: ProductSort, priceList: PriceList) => listNamed(orderName(sort, priceList))

  const takeOver = (all: WholeLists) => {
    listed = all.listed
    leaders = openLeaders(listed)
    for (const known of [chosen, lately, onOffer, sorted]) known.clear()
    for (const [name, list] of all.orders) sorted.set(name, { ...list, families: false })
  }

  /** Prices that another moment changes; a little later where products are being replaced. */
  const upTo = (at: number) => {
    const moved = isReplacing ? [] : listed.moveTo(at)
    if (moved.length > 0) Array.from(replacing(moved))
  }

  return {
    put: (row) => listed.put(row),
    remove: (id) => listed.remove(id),
    get: (id) => listed.get(id)?.row,
    async fill(pages, yieldToEventLoop, onReplaced) {
      takeOver(await filledLists(pages, listed.pricesAt(), yieldToEventLoop))
      onReplaced()
    },
    drafts: (ids) => listDrafts({ listed, orders: sorted }, ids),
    read(sections) {
      const { rows, ...all } = readLists(sections)
      return { rows, takeOver: () => takeOver(all) }
    },
    async settle(yieldToEventLoop) {
      const pairs = listed.takePending()
      const turns = pairs.length > 0 ? replacing(pairs) : null
      while (turns?.next().done === false) await yieldToEventLoop()
      for (const name of orders.keys()) {
        if (sorted.has(name)) continue
        listNamed(name)
        await yieldToEventLoop()
      }
    },
    find(query, at) {
      upTo(at)
      const all = allIn(query.sort, query.priceList)
      if (isWhole(query)) return all.products
      return cachedOr(chosen, nameOf(query), () => chosenOf(query, all, listed, leaders)).products
    },
    filter(query, at) {
      upTo(at)
      const fresh = () =>
        filtered(listed, query, (sort, priceList) => allIn(sort, priceList).products)
      return query.among === undefined ? lately.get(JSON.stringify(query), fresh) : fresh()
    },
    offers(query, at) {
      upTo(at)
      const { products } = listNamed(offersName(query.priceList))
      const fresh = () => offersOf(products, query, listed.columns)
      return query.passes === undefined ? onOffer.get(JSON.stringify(query), fresh) : fresh()
    },
    placeOf: (id) => listed.get(id)?.place ?? -1,
    productsInCategory: (path) => listed.categories.on(path),
    countInCategory: (path) => listed.categories.count(path),
  }
}

/** While it goes on some lists have the products and others not yet: what is chosen of them then is not kept. */
function* changeAll(
  { sorted, chosen }: Record<'sorted' | 'chosen', Map<string, List>>,
  { few, change }: ReturnType<typeof changesOf>,
) {
  if (!few) chosen.clear()
  const before = new Set(chosen.keys())
  for (const list of [...sorted.values(), ...chosen.values()]) {
    change(list)
    yield
  }
  for (const name of chosen.keys()) if (!before.has(name)) chosen.delete(name)
}

/** Replaces products; `change` brings a list up to that. */
function changesOf(pairs: readonly Replaced[], listed: ListedProducts, leaders: Leaders) {
  const gone = pairs.flatMap(([one]) => one ?? [])
  const come = pairs.flatMap(([, one]) => one ?? [])
  const keys = new Set([...gone, ...come].flatMap(({ row }) => row.family_key ?? []))
  // Another may stand for each of these families.
  const members = () => [...keys].flatMap((key) => [...listed.families.of(key)])
  const before = [...new Set([...gone, ...members()])]
  listed.replace(pairs)
  leaders.forget(keys)
  const after = [...new Set([...come, ...members()])]
  return {
    few: before.length + after.length <= manyChanges,
    change(list: List) {
      const [out, into] = list.families ? [before, after] : [gone, come]
      list.products = withChanges(list.products, list.compare, out, into.filter(list.has))
    },
  }
}

function listOr(
  sorted: Map<string, List>,
  name: string,
  products: () => Iterable<ListedProduct>,
): List {
  const list = sorted.get(name) ?? wholeList(products(), orders.get(name))
  sorted.set(name, list)
  return list
}

function wholeList(products: Iterable<ListedProduct>, order: Order | undefined): List {
  if (order === undefined) throw new RangeError('there is no such order')
  const all = Iterator.from(products).filter(order.has).toArray()
  return { ...order, families: false, products: all.sort(order.compare) }
}

const nameOf = ({ sort, priceList, inStock, families, categoryPaths }: ListQuery) =>
  JSON.stringify([orderName(sort, priceList), inStock, families, categoryPaths])

function cachedOr(chosen: Map<string, List>, name: string, choose: () => List): List {
  const list = chosen.get(name) ?? choose()
  chosen.delete(name)
  chosen.set(name, list) // the last that was asked for
  dropOldest(chosen)
  return list
}

function dropOldest(chosen: Map<string, List>) {
  const sizeOf = ({ products }: List) => products.length + 1000
  let size = 0
  for (const list of chosen.values()) size += sizeOf(list)
  for (const [name, list] of chosen) {
    if (size <= maxListedProducts) return
    size -= sizeOf(list)
    chosen.delete(name)
  }
}
