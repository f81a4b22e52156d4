import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import type { Packed } from '../pricing/weight.ts'
import { type MissingChoice, missingChoices, type OrderLine } from './order.ts'

export type LineRow = {
  order_id: string
  product_id: string
  colour: string
  number: number
  name: string
  pack: string
  picture: string | null
  tint: string | null
  list_price: number
  price: number
  multi_quantity: number | null
  multi_price: number | null
  points_divisor: number
  quantity: number
  cancelled_quantity: number
  perishable: number
  if_missing: MissingChoice | null
  replaces: number | null
  unit_grams: number | null
  by_piece: number
  weight_tolerance: number
  whole_rupees: number
  packed_grams: number | null
  packed_quantity: number | null
  packed_amount: number | null
}

/** Amounts in paisa. */
export const toLine = (row: LineRow): OrderLine => ({
  productId: row.product_id,
  ...(row.colour !== '' && { colour: row.colour }),
  number: row.number,
  name: row.name,
  pack: row.pack,
  picture: row.picture,
  tint: row.tint,
  listPrice: paisa(row.list_price),
  price: paisa(row.price),
  ...(row.multi_quantity !== null &&
    row.multi_price !== null && {
      multiBuy: { quantity: row.multi_quantity, price: paisa(row.multi_price) },
    }),
  quantity: row.quantity,
  cancelledQuantity: row.cancelled_quantity,
  perishable: row.perishable === 1,
  ifMissing: row.if_missing === null ? null : oneOf(missingChoices, row.if_missing),
  pointsDivisor: row.points_divisor,
  ...(row.replaces !== null && { replaces: row.replaces }),
  ...(row.unit_grams !== null && {
    weight: {
      unitGrams: row.unit_grams,
      byPiece: row.by_piece === 1,
      tolerance: row.weight_tolerance,
      wholeRupees: row.whole_rupees === 1,
      packed: packedOf(row),
    },
  }),
})

type PackedRow = Pick<LineRow, 'packed_grams' | 'packed_quantity' | 'packed_amount'>

/** What was weighed of a line; null: nothing yet. */
export const packedOf = (row: PackedRow): Packed | null =>
  row.packed_grams === null || row.packed_quantity === null || row.packed_amount === null
    ? null
    : { grams: row.packed_grams, quantity: row.packed_quantity, amount: paisa(row.packed_amount) }
