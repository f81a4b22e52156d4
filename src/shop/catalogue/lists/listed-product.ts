import { isDuring } from '../../pricing/period.ts'
import { isOffer, percentOff } from '../../pricing/price-tag.ts'
import type { PriceList } from '../../person.ts'
import type { PackUnit } from '../product.ts'
import { byFacetColumn, type FacetTexts } from './facets.ts'

/** What decides where lists have a product, as the database has it. */
export type ListedRow = FacetTexts & {
  id: string
  number: number
  name: string
  main_path: string
  sub_path: string
  category_path: string
  family_key: string | null
  pack_amount: number | null
  pack_unit: PackUnit | null
  popularity: number
  created_at: number
  stock: number | null
  list_price: number
  offer_price: number | null
  offer_from: number | null
  offer_until: number | null
  wholesale_list_price: number | null
  wholesale_offer_price: number | null
  multi_quantity: number | null
  multi_price: number | null
  multi_from: number | null
  multi_until: number | null
  rating_sum: number
  rating_count: number
}

/** A published product as lists sort and choose it, at one moment; never changed, only replaced. */
export type ListedProduct = {
  readonly row: ListedRow
  /** Its place in the columns that lists are filtered by. */
  readonly place: number
  readonly isSoldOut: boolean
  /** What each kind of buyer pays, in paisa. */
  readonly prices: Readonly<Record<PriceList, number>>
  /**
   * The part of the list price (0 to 1) that each kind of buyer saves at most: by the offer, or by so many
   * together; 0: the card shows no offer.
   */
  readonly savings: Readonly<Record<PriceList, number>>
}

/** The product with the prices of a moment (milliseconds UTC). */
export function listedAt(row: ListedRow, at: number, place = 0): ListedProduct {
  const isOn = isDuring({ from: row.offer_from, until: row.offer_until }, at)
  const retail = (isOn ? row.offer_price : null) ?? row.list_price
  const wholesale = row.wholesale_offer_price ?? row.wholesale_list_price ?? retail
  const own = Math.max(savingOf(row.list_price, retail), multiBuySaving(row, retail, at))
  const other = savingOf(row.wholesale_list_price ?? row.list_price, wholesale)
  const savings = own === 0 && other === 0 ? nothing : { retail: own, wholesale: other }
  return { row, place, isSoldOut: row.stock === 0, prices: { retail, wholesale }, savings }
}

const nothing = { retail: 0, wholesale: 0 }

const savingOf = (list: number, now: number) =>
  isOffer({ percentOff: percentOff(list, now) }) ? 1 - now / list : 0

function multiBuySaving(row: ListedRow, price: number, at: number): number {
  const { multi_quantity: quantity, multi_price: together } = row
  const isOn =
    quantity !== null &&
    together !== null &&
    together < price * quantity &&
    isDuring({ from: row.multi_from, until: row.multi_until }, at)
  return isOn ? 1 - together / (row.list_price * quantity) : 0
}

/** When its prices and offers may change by themselves. */
export const timesOf = (row: ListedRow) => [
  ...(row.offer_price === null ? [] : [row.offer_from, row.offer_until].filter(isTime)),
  ...(row.multi_price === null ? [] : [row.multi_from, row.multi_until].filter(isTime)),
]

const isTime = (time: number | null) => time !== null

/** Whether lists have a product elsewhere, or say something else of it, than at another moment. */
export const isSameAt = (one: ListedProduct, other: ListedProduct) =>
  one.prices.retail === other.prices.retail &&
  one.prices.wholesale === other.prices.wholesale &&
  one.savings.retail === other.savings.retail &&
  one.savings.wholesale === other.savings.wholesale

const texts = new Map<string, string>()

/** Texts of facets and category paths are few, and each row that is read brings its own copy of them. */
function once(text: string): string {
  const known = texts.get(text)
  if (known === undefined) texts.set(text, text)
  return known ?? text
}

/** The part of a larger row that lists keep. */
export const listedRowOf = (row: ListedRow): ListedRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  main_path: once(row.main_path),
  sub_path: once(row.sub_path),
  category_path: once(row.category_path),
  family_key: row.family_key,
  pack_amount: row.pack_amount,
  pack_unit: row.pack_unit,
  popularity: row.popularity,
  created_at: row.created_at,
  stock: row.stock,
  list_price: row.list_price,
  offer_price: row.offer_price,
  offer_from: row.offer_from,
  offer_until: row.offer_until,
  wholesale_list_price: row.wholesale_list_price,
  wholesale_offer_price: row.wholesale_offer_price,
  multi_quantity: row.multi_quantity,
  multi_price: row.multi_price,
  multi_from: row.multi_from,
  multi_until: row.multi_until,
  rating_sum: row.rating_sum,
  rating_count: row.rating_count,
  ...byFacetColumn((column) => once(row[column])),
})

/** Whether a row, perhaps a larger one, is in the same place of each list as the one that is kept. */
export const isSameRow = (known: ListedRow, row: ListedRow) =>
  Object.entries(known).every(([name, value]) => row[name as keyof ListedRow] === value)
