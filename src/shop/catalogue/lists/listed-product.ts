import { isDuring } from '../../pricing/period.ts'
import type { PriceList } from '../../person.ts'

/** What decides where lists have a product, as the database has it. */
export type ListedRow = {
  id: string
  number: number
  name: string
  main_path: string
  sub_path: string
  category_path: string
  family_key: string | null
  pack_amount: number | null
  popularity: number
  created_at: number
  stock: number | null
  list_price: number
  offer_price: number | null
  offer_from: number | null
  offer_until: number | null
  wholesale_list_price: number | null
  wholesale_offer_price: number | null
}

/** A published product as lists sort and choose it, at one moment; never changed, only replaced. */
export type ListedProduct = {
  readonly row: ListedRow
  readonly isSoldOut: boolean
  /** What each kind of buyer pays, in paisa. */
  readonly prices: Readonly<Record<PriceList, number>>
}

/** The product with the prices of a moment (milliseconds UTC). */
export function listedAt(row: ListedRow, at: number): ListedProduct {
  const isOn = isDuring({ from: row.offer_from, until: row.offer_until }, at)
  const retail = (isOn ? row.offer_price : null) ?? row.list_price
  const wholesale = row.wholesale_offer_price ?? row.wholesale_list_price ?? retail
  return { row, isSoldOut: row.stock === 0, prices: { retail, wholesale } }
}

/** When its prices may change by themselves. */
export const timesOf = ({ offer_price: offer, offer_from: from, offer_until: until }: ListedRow) =>
  offer === null ? [] : [from, until].filter((time) => time !== null)

/** The part of a larger row that lists keep. */
export const listedRowOf = (row: ListedRow): ListedRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  main_path: row.main_path,
  sub_path: row.sub_path,
  category_path: row.category_path,
  family_key: row.family_key,
  pack_amount: row.pack_amount,
  popularity: row.popularity,
  created_at: row.created_at,
  stock: row.stock,
  list_price: row.list_price,
  offer_price: row.offer_price,
  offer_from: row.offer_from,
  offer_until: row.offer_until,
  wholesale_list_price: row.wholesale_list_price,
  wholesale_offer_price: row.wholesale_offer_price,
})

/** Whether a row, perhaps a larger one, is in the same place of each list as the one that is kept. */
export const isSameRow = (kept: ListedRow, row: ListedRow) =>
  Object.entries(kept).every(([name, value]) => row[name as keyof ListedRow] === value)
