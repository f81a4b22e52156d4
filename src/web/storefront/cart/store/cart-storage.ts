import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import { type CartItem, keyOf, maxLines } from '#shop/cart/cart.ts'
import { local } from '../../../app/storage/stores.ts'
import { cartKey as key } from '../../../app/document/storage-keys.ts'

/** A guest's cart; any invalid value counts as an empty one. */
export function readCart(storage: Pick<Storage, 'getItem'> = local): CartItem[] {
  try {
    return cartItemsIn(JSON.parse(storage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** False: storage is full or blocked, and the cart is only in this tab. */
export function writeCart(items: readonly CartItem[], storage: Pick<Storage, 'setItem'> = local) {
  try {
    storage.setItem(key, JSON.stringify(items))
    return true
  } catch {
    return false
  }
}

/** Key of the prices first seen in the cart (prices-seen.ts). */
export const pricesKey = 'prices'

export const isCartKey = (changed: string | null) => changed === key

function cartItemsIn(found: unknown): CartItem[] {
  if (!Array.isArray(found)) return []
  const items = found.filter(isCartItem).map(({ productId, quantity, colour }) => ({
    productId,
    quantity,
    ...(isColour(colour) && { colour }),
  }))
  const once = new Map(items.map((item) => [keyOf(item), item]))
  return [...once.values()].slice(0, maxLines)
}

// Carts stored before colours existed have none.
const isColour = (colour: unknown): colour is string =>
  typeof colour === 'string' && colour !== '' && colour.length <= 60

const isCartItem = (entry: unknown): entry is CartItem =>
  typeof entry === 'object' &&
  entry !== null &&
  'productId' in entry &&
  typeof entry.productId === 'string' &&
  entry.productId.length > 0 &&
  entry.productId.length <= 64 &&
  'quantity' in entry &&
  Number.isInteger(entry.quantity) &&
  Number(entry.quantity) >= 1 &&
  Number(entry.quantity) <= maxQuantity
