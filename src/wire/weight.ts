import type { z } from 'zod'
import { rupees, toRupees } from '#shop/money.ts'
import { mostOfLine } from '#shop/orders/most-of-order.ts'
import type { OrderLine } from '#shop/orders/order.ts'
import type { PackedLine } from '#shop/pricing/packed-weight.ts'
import type { WireLineWeight } from './weight.schema.ts'

type WireWeight = z.infer<typeof WireLineWeight>

/** Ours → wire, in rupees; null: the line isn't weighed. */
export function encodeWeight(line: OrderLine): WireWeight {
  if (line.weight === undefined) return null
  const { packed, ...weighed } = line.weight
  return {
    ...weighed,
    packed: packed && { ...packed, amount: toRupees(packed.amount) },
    atMost: toRupees(mostOfLine(line)),
  }
}

export const decodeWeight = (wire: WireWeight | undefined): Pick<OrderLine, 'weight'> =>
  wire ? { weight: { ...wire, packed: packedOf(wire) } } : {}

const packedOf = ({ packed }: NonNullable<WireWeight>) =>
  packed && { ...packed, amount: rupees(packed.amount) }

/** Wire → ours: a line that was weighed; null: it isn't. */
export function packedLineOf(line: { price: number; weight: WireWeight }): PackedLine | null {
  const { weight } = decodeWeight(line.weight)
  return weight?.packed ? { price: rupees(line.price), weight, packed: weight.packed } : null
}
