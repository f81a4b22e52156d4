import type { z } from 'zod'
import { rupees, toRupees } from '#shop/money.ts'
import type { MultiBuy } from '#shop/pricing/multi-buy.ts'
import type { WireMultiBuy } from './product.schema.ts'

type Wire = z.infer<typeof WireMultiBuy>

/** Ours → wire; empty without one. */
export const encodeMultiBuy = (
  offer: MultiBuy | null | undefined,
): { multibuy?: { quantity: number; price: number } } =>
  offer ? { multibuy: { quantity: offer.quantity, price: toRupees(offer.price) } } : {}

export const decodeMultiBuy = (wire: Pick<Wire, 'quantity' | 'price'> | undefined) =>
  wire === undefined ? {} : { multiBuy: { quantity: wire.quantity, price: rupees(wire.price) } }
