import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import { type CartItem, keyOf, withoutLines } from '#shop/cart/cart.ts'
import { local } from '../../app/storage/stores.ts'
import { cartKey as key } from '../../app/document/storage-keys.ts'

const most = 200

/** A guest's cart. Whatever else may be found under the key is as good as an empty cart. */
export function readCart(storage: Pick<Storage, 'getItem'> = local): CartItem[] {
  try {
    return cartItemsIn(JSON.parse(storage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function writeCart(items: readonly CartItem[], storage: Pick<Storage, 'setItem'> = local) {
  try {
    storage.setItem(key, JSON.stringify(items))
  } catch {
    // A full or forbidden storage must not keep anybody from shopping in this tab.
  }
}

const orderedKey = 'kiryana-ordered'

/**
 * Takes what was ordered out of a guest's cart, for each order once: a repeated answer must not take
 * what was put in after it, and what another tab has added meanwhile stays.
 */
export function takeOrdered(
  orderId: string,
  lines: readonly CartItem[],
  storage: Pick<Storage, 'getItem' | 'setItem'> = local,
) {
  try {
    if (storage.getItem(orderedKey) === orderId) return
    storage.setItem(orderedKey, orderId)
  } catch {
    // Without storage there is only the cart of this tab.
  }
  writeCart(withoutLines(readCart(storage), lines), storage)
}

export const isCartKey = (changed: string | null) => changed === key

function cartItemsIn(found: unknown): CartItem[] {
  if (!Array.isArray(found)) return []
  const items = found.filter(isCartItem).map(({ productId, quantity, colour }) => ({
    productId,
    quantity,
    ...(isColour(colour) && { colour }),
  }))
  const once = new Map(items.map((item) => [keyOf(item), item]))
  return [...once.values()].slice(0, most)
}

// A cart that was stored before there were colours has none.
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
