import type { PriceList } from '../../person.ts'
import type { ProductSort } from '../product.ts'
import type { FacetColumns } from './facet-columns.ts'

/** Compares two places as the products there would be compared. */
export type ComparePlaces = (a: number, b: number) => number

/** `orderOf` over columns; null: names are in none. */
export function placeOrder(
  columns: FacetColumns,
  sort: ProductSort,
  priceList: PriceList,
): ComparePlaces | null {
  const keys = keysOf(columns, sort, priceList)
  if (keys === null) return null
  const { number } = columns.get()
  const last = sort === 'newest' ? -1 : 1
  const sign = isDescending[sort] ? -1 : 1
  return (a, b) =>
    sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || last * ((number[a] ?? 0) - (number[b] ?? 0))
}

const isDescending: Partial<Record<ProductSort, boolean>> = {
  popular: true,
  'price-down': true,
  newest: true,
}

function keysOf(columns: FacetColumns, sort: ProductSort, priceList: PriceList) {
  const own = columns.get()
  const unit = priceList === 'retail' ? own.unitRetail : own.unitWholesale
  const keys: Record<ProductSort, Float64Array | null> = {
    popular: own.popularity,
    'price-up': own[priceList],
    'price-down': own[priceList],
    'unit-price': unit,
    newest: own.created,
    name: null,
  }
  return keys[sort]
}

/** The part of places from `offset` on that is `limit` long, in an order in which no two are equal; the others are not sorted. */
export function partInOrder(
  places: Int32Array,
  compare: ComparePlaces,
  { offset, limit }: { offset: number; limit: number },
): Int32Array {
  const all = places.slice()
  const end = Math.min(all.length, offset + limit)
  if (offset >= end) return new Int32Array()
  bringTo(all, compare, offset, 0)
  bringTo(all, compare, end, offset)
  return all.subarray(offset, end).sort(compare)
}

/** Puts what comes first into the places from `from` up to `at`, in any order. */
function bringTo(all: Int32Array, compare: ComparePlaces, at: number, from: number) {
  let [low, high] = [from, all.length - 1]
  while (low < high && at > low && at <= high) {
    const pivot = middleOf(all, compare, low, high)
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(all[left] ?? 0, pivot) < 0) left += 1
      while (compare(all[right] ?? 0, pivot) > 0) right -= 1
      if (left > right) break
      const moved = all[left] ?? 0
      all[left++] = all[right] ?? 0
      all[right--] = moved
    }
    // What is between the two is the pivot itself.
    if (at <= right) high = right
    else if (at > left) low = left
    else return
  }
}

/** The middle one of three, so that a sorted part is divided in halves too. */
function middleOf(all: Int32Array, compare: ComparePlaces, low: number, high: number): number {
  const [a, b, c] = [all[low] ?? 0, all[(low + high) >> 1] ?? 0, all[high] ?? 0]
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b
}
