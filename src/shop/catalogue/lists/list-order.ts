import { householdSize } from '../household-size.ts'
import type { PriceList } from '../../person.ts'
import { isOffer, percentOff } from '../../pricing/price-tag.ts'
import { type ProductSort, productSorts } from '../product.ts'
import type { ListedProduct } from './listed-product.ts'

export type Compare = (a: ListedProduct, b: ListedProduct) => number

/** A list that is kept sorted: what is in it, and how it is sorted. */
export type Order = { compare: Compare; has: (one: ListedProduct) => boolean }

/** Only prices are another for each kind of buyer. */
export const orderName = (sort: ProductSort, priceList: PriceList) =>
  sort.includes('price') ? `${sort} ${priceList}` : sort

export const offersName = (priceList: PriceList) => `offers ${priceList}`

/** All lists that are kept sorted, by name: all products in each order, and what is on offer. */
export const allOrders = (): ReadonlyMap<string, Order> => {
  const priceLists = ['retail', 'wholesale'] as const
  const sorted = productSorts.flatMap((sort) =>
    priceLists.map((list) => [orderName(sort, list), inOrder(sort, list)] as const),
  )
  return new Map([
    ...sorted,
    ...priceLists.map((list) => [offersName(list), offers(list)] as const),
  ])
}

const inOrder = (sort: ProductSort, priceList: PriceList): Order => ({
  compare: orderOf(sort, priceList),
  has: () => true,
})

/** What is in stock and on offer: by the percentage on the card, then what is cheaper several together. */
const offers = (priceList: PriceList): Order => ({
  compare: (a, b) =>
    percentOn(b, priceList) - percentOn(a, priceList) ||
    b.savings[priceList] - a.savings[priceList] ||
    a.row.number - b.row.number,
  has: ({ savings, isSoldOut }) => savings[priceList] > 0 && !isSoldOut,
})

function percentOn({ row, prices }: ListedProduct, priceList: PriceList): number {
  const list =
    priceList === 'retail' ? row.list_price : (row.wholesale_list_price ?? row.list_price)
  const off = percentOff(list, prices[priceList])
  return isOffer({ percentOff: off }) ? off : 0
}

/** The order of a list; no two products are equal in it. */
export function orderOf(sort: ProductSort, priceList: PriceList): Compare {
  const place = placeIn(sort, priceList)
  const last = sort === 'newest' ? -1 : 1
  return (a, b) => place(a, b) || last * (a.row.number - b.row.number)
}

/**
 * The product that stands for its family. In the usual order the size that households buy; in the others
 * the first by `orderInFamily`.
 */
export function leaderIn(
  sort: ProductSort,
  priceList: PriceList,
): (family: readonly ListedProduct[]) => ListedProduct | undefined {
  if (sort === 'popular')
    return (family) => householdSize(family.toSorted(byNumber), { demandOf, amountOf })
  const compare = orderInFamily(sort, priceList)
  return (family) =>
    family.reduce<ListedProduct | undefined>(
      (first, one) => (first === undefined || compare(one, first) < 0 ? one : first),
      undefined,
    )
}

const demandOf = ({ isSoldOut, row }: ListedProduct) => (isSoldOut ? -1 : row.popularity)
const amountOf = ({ row }: ListedProduct) => row.pack_amount ?? 0
const byNumber: Compare = (a, b) => a.row.number - b.row.number

/** The order within a family: what can be had first, then what the list has first, then the smaller pack. */
function orderInFamily(sort: ProductSort, priceList: PriceList): Compare {
  const place = placeIn(sort, priceList)
  return (a, b) =>
    Number(a.isSoldOut) - Number(b.isSoldOut) ||
    place(a, b) ||
    (a.row.pack_amount ?? 0) - (b.row.pack_amount ?? 0) ||
    a.row.number - b.row.number
}

function placeIn(sort: ProductSort, priceList: PriceList): Compare {
  const places: Record<ProductSort, Compare> = {
    popular: (a, b) => b.row.popularity - a.row.popularity,
    'price-up': (a, b) => a.prices[priceList] - b.prices[priceList],
    'price-down': (a, b) => b.prices[priceList] - a.prices[priceList],
    'unit-price': (a, b) => {
      const [one, other] = [unitPlaceOf(a, priceList), unitPlaceOf(b, priceList)]
      return one.group - other.group || one.price - other.price
    },
    newest: (a, b) => b.row.created_at - a.row.created_at,
    name: (a, b) => byCodePoint(a.row.name, b.row.name),
  }
  return places[sort]
}

const groups = { g: 0, ml: 0, pcs: 1, m: 2 }

/** By what a kilogram or litre costs; then what is sold by the piece, by the metre, and what is not understood. */
function unitPlaceOf({ row, prices }: ListedProduct, priceList: PriceList) {
  const { pack_amount: amount, pack_unit: unit } = row
  const price = prices[priceList]
  return amount === null || unit === null
    ? { group: 3, price }
    : { group: groups[unit], price: price / amount }
}

/** A group is so many powers of two above the one before: no price for a gram or a piece is so large or so small. */
const groupStep = 160
const least = 2 ** -60

/** The same place as one number, as exact as the price itself. */
export function unitKey(one: ListedProduct, priceList: PriceList): number {
  const { group, price } = unitPlaceOf(one, priceList)
  return Math.max(price, least) * 2 ** (groupStep * group)
}

const surrogate = /[\ud800-\udfff]/

/** As the databases compare text: by code points, which differs from JavaScript beyond the basic plane. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : 1
}
