import { useState } from 'react'
import { useArrivalText } from '../use-arrival.ts'
import type { WireDelivery } from '#wire/v1/buying/delivery.schema.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import type { PointsHeld } from '#shop/loyalty/points.ts'
import type { WindowCharge } from '../shipping-rows.tsx'
import type { Paisa } from '#shop/money.ts'

export type OfferedWindow = WireDelivery['windows'][number]
/** Of a cart: what an extra charge changes. */
export type Figures = {
  current: { lines: readonly unknown[]; shipping: Paisa; total: Paisa } | null
  before: Paisa
  delivery?: { windows: readonly OfferedWindow[] } | null | undefined
  zone?: string | null | undefined
  total: Paisa
  person: PointsHeld | null
  /** Points that the customer chose, and those that count. */
  chosen: number
  points: number
  /** Of the chosen window. */
  window?: WindowCharge
  isPickup?: boolean
}

/** A delivery window, or pickup. `charged`: with what it costs; its code loads with the choice. */
export type Taken = Pick<OrderAsk, 'window' | 'pickup'> & {
  charged: <Cart extends Figures>(cart: Cart) => Cart
}

/** The delivery window or pickup that the order asks for. Null: what the shop promises without a choice; undefined: not known yet. */
export function useWindow<Cart extends Figures>(cart: Cart) {
  const [taken, take] = useState<Taken | null>()
  return { taken, take, cart: taken?.charged(cart) ?? cart }
}

/** When an order in the chosen window arrives; null: none is chosen. */
export function useChosenArrival({ delivery }: Figures, taken: Taken | null | undefined) {
  const { window } = taken ?? {}
  const hours = delivery?.windows.find(({ id, day }) => id === window?.id && day === window.day)
  return useArrivalText(hours && { from: hours.day, to: hours.day, hours })
}
