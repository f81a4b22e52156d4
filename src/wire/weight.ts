import type { z } from 'zod'
import { rupees, toRupees } from '#shop/money.ts'
import { mostOfLine } from '#shop/orders/most-of-order.ts'
import type { OrderLine } from '#shop/orders/order.ts'
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
