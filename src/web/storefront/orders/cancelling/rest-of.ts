import { type CartItem, itemOf, keyOf } from '#shop/cart/cart.ts'
import { shortOf } from '#shop/delivery/terms.ts'
import {
  type Cost,
  costOfRest,
  isWhole,
  linesToCancel,
} from '#shop/orders/cancelling/cancellation.ts'
import type { Order, OrderLine } from '#shop/orders/order.ts'

/** The remaining order; `cost` null: nothing or everything is chosen. */
export type Rest = { items: CartItem[]; cost: Cost | null; isBelowMinimum: boolean }

/** Quantities to remove by line key. */
export function restOf(
  order: Order,
  lines: readonly OrderLine[],
  chosen: ReadonlyMap<string, number>,
): Rest {
  const items = lines.flatMap((line) => {
    const quantity = chosen.get(keyOf(line))
    return quantity === undefined ? [] : [itemOf({ ...line, quantity })]
  })
  const cancelled = items.length === 0 ? null : linesToCancel(order, items)
  if (cancelled === null || isWhole(order, cancelled))
    return { items, cost: null, isBelowMinimum: false }
  const cost = costOfRest(order, cancelled, 'asked')
  const terms = order.zoneTerms
  return { items, cost, isBelowMinimum: terms !== null && shortOf(terms, cost.subtotal) > 0 }
}
