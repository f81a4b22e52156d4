import { useState } from 'react'
import type { WireDelivery } from '#wire/v1/buying/delivery.schema.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import type { useCart } from '../../cart/store/use-cart.ts'

export type OfferedWindow = WireDelivery['windows'][number]
export type BuyersCart = ReturnType<typeof useCart>

/** A delivery window, or pickup. `charged`: with what it costs; its code loads with the choice. */
export type Taken = Pick<OrderAsk, 'window' | 'pickup'> & {
  charged: (cart: BuyersCart) => BuyersCart
}

/** The delivery window or pickup that the order asks for. Null: what the shop promises without a choice; undefined: not known yet. */
export function useWindow(cart: BuyersCart) {
  const [taken, take] = useState<Taken | null>()
  return { taken, take, cart: taken?.charged(cart) ?? cart }
}
