import { type CartItem, itemOf, keyOf, type LineKey } from '#shop/cart/cart.ts'
import { type CartChange, hasLine } from '#shop/cart/cart-change.ts'
import { newKey } from '../../../app/new-key.ts'

/** Undoes a removal at its old position, unless the line is back already. */
export const putBack = (items: readonly CartItem[], item: CartItem, at: number): CartChange[] =>
  hasLine(items, item) ? [] : [added(item, at)]

/** Merges with an existing line of that colour. */
export function setColour(items: readonly CartItem[], line: LineKey, colour: string): CartChange[] {
  const at = items.findIndex((item) => keyOf(item) === keyOf(line))
  const item = items[at]
  return item ? [removed(item), added({ ...item, colour }, at)] : []
}

export const replaceAll = (items: readonly CartItem[], by: readonly CartItem[]): CartChange[] => [
  ...items.map(removed),
  ...by.map((item) => added(item)),
]

const added = (item: CartItem, at?: number): CartChange => ({
  ...itemOf(item),
  id: newKey(),
  action: 'add',
  ...(at !== undefined && { at }),
})

const removed = (item: CartItem): CartChange => {
  const { quantity: _, ...line } = itemOf(item)
  return { ...line, id: newKey(), action: 'remove' }
}
