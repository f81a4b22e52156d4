import {
  type CartItem,
  itemOf,
  keyOf,
  type LineKey,
  withAdded,
  without,
  withQuantity,
} from './cart.ts'

/**
 * One change of a cart. `id` is chosen by the client, so retries are idempotent. `add` appends the line if it isn't
 * there, or inserts it at place `at` (from 0); `set` changes a line that is there, and no other.
 */
export type CartChange = { id: string; productId: string; colour?: string } & (
  | { action: 'add'; quantity: number; at?: number | undefined }
  | { action: 'set'; quantity: number }
  | { action: 'remove' }
)

export const withChanges = (items: readonly CartItem[], changes: readonly CartChange[]) =>
  changes.reduce<readonly CartItem[]>(withChange, items)

function withChange(items: readonly CartItem[], change: CartChange): CartItem[] {
  const { productId, colour } = change
  if (change.action === 'remove') return without(items, productId, colour)
  if (change.action === 'set') return withQuantity(items, productId, change.quantity, colour)
  if (change.at === undefined || hasLine(items, change))
    return withAdded(items, productId, change.quantity, colour)
  return items.toSpliced(change.at, 0, itemOf(change))
}

export const hasLine = (items: readonly CartItem[], line: LineKey) =>
  items.some((item) => keyOf(item) === keyOf(line))
