import type { z } from 'zod'
import { rupees, toRupees } from '#shop/money.ts'
import { leftOfLine, type OrderLine } from '#shop/orders/order.ts'
import type { WireLineWeight } from './weight.schema.ts'

type WireWeight = NonNullable<z.infer<typeof WireLineWeight>>

/** Ours → wire, in rupees; null: the line isn't weighed. */
export function encodeWeight(line: OrderLine): WireWeight | null {
  if (line.weight === undefined) return null
  const { packed, ...weighed } = line.weight
  return {
    ...weighed,
    packedGrams: packed?.grams ?? null,
    packedQuantity: packed?.quantity ?? null,
    packedAmount: packed && toRupees(packed.amount),
    atMost: toRupees(leftOfLine(line).most),
  }
}

export function decodeWeight(wire: WireWeight | null | undefined): Pick<OrderLine, 'weight'> {
  if (!wire) return {}
  const { unitGrams, byPiece, tolerance } = wire
  const { packedGrams: grams, packedQuantity: quantity, packedAmount: amount } = wire
  const packed =
    grams === null || quantity === null || amount === null
      ? null
      : { grams, quantity, amount: rupees(amount) }
  return { weight: { unitGrams, byPiece, tolerance, packed } }
}
