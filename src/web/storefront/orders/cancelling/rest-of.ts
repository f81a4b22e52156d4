import { type CartItem, itemOf, keyOf } from '#shop/cart/cart.ts'
import { nothing, type Paisa } from '#shop/money.ts'
import { shortOf } from '#shop/delivery/terms.ts'
import {
  type Cost,
  costOfRest,
  isWhole,
  linesToCancel,
} from '#shop/orders/cancelling/cancellation.ts'
import type { Order, OrderLine } from '#shop/orders/order.ts'

/** The remaining order; `cost` null: nothing or everything is chosen. */
export type Rest = {
  items: CartItem[]
  cost: Cost | null
  isWhole: boolean
  isBelowMinimum: boolean
}

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
  if (cancelled === null) return { ...unchanged, items }
  if (isWhole(order, cancelled)) return { ...unchanged, items, isWhole: true }
  const cost = costOfRest(order, cancelled, 'asked')
  const terms = order.zoneTerms
  const isBelowMinimum = terms !== null && shortOf(terms, cost.subtotal) > 0
  return { ...unchanged, items, cost, isBelowMinimum }
}

const unchanged = { cost: null, isWhole: false, isBelowMinimum: false }

/** What is left to pay; null while nothing is chosen that can be cancelled. */
export const totalOf = ({ cost, isWhole: isAll, isBelowMinimum }: Rest): Paisa | null =>
  isAll ? nothing : isBelowMinimum ? null : (cost?.total ?? null)
