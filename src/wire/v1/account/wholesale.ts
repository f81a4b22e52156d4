import { rupees, toRupees } from '#shop/money.ts'
import type { PriceTag } from '#shop/pricing/price-tag.ts'
import type { WholesaleTag } from '#shop/pricing/wholesale-terms.ts'
import type { WireWholesale } from '../catalogue/product.schema.ts'

/** Ours → wire; empty without permission or wholesale prices. */
export const encodeWholesale = (tag: WholesaleTag | null): WireWholesale =>
  tag === null
    ? {}
    : {
        wholesale_orignalprice: toRupees(tag.list),
        wholesale_discountprice: offerOf(tag),
        wholesale_minimum: tag.minimum,
        wholesale_step: tag.step,
        wholesale_carton: tag.carton,
        wholesale_breaks: tag.breaks.map(({ from, price }) => ({ from, price: toRupees(price) })),
      }

export const decodeWholesale = (wire: WireWholesale): WholesaleTag | null =>
  wire.wholesale_orignalprice === undefined
    ? null
    : {
        ...decodePair(wire.wholesale_orignalprice, wire.wholesale_discountprice ?? 0),
        minimum: wire.wholesale_minimum ?? 1,
        step: wire.wholesale_step ?? 1,
        carton: wire.wholesale_carton ?? null,
        breaks: (wire.wholesale_breaks ?? []).map(({ from, price }) => ({
          from,
          price: rupees(price),
        })),
      }

export const offerOf = (tag: PriceTag) => (tag.offer === null ? 0 : toRupees(tag.offer))

export const decodePair = (list: number, offer: number): PriceTag => ({
  list: rupees(list),
  offer: offer > 0 ? rupees(offer) : null,
})
