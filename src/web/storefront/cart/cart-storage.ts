import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import type { CartWish } from '#shop/cart/cart.ts'
import { local } from '../../app/storage/stores.ts'
import { cartKey as key } from '../../app/document/storage-keys.ts'

const most = 200

/** A guest's cart. Whatever else may be found under the key is as good as an empty cart. */
export function readCart(storage: Pick<Storage, 'getItem'> = local): CartWish[] {
  try {
    return wishesIn(JSON.parse(storage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function writeCart(wishes: readonly CartWish[], storage: Pick<Storage, 'setItem'> = local) {
  try {
    storage.setItem(key, JSON.stringify(wishes))
  } catch {
    // A full or forbidden storage must not keep anybody from shopping in this tab.
  }
}

export const isCartKey = (changed: string | null) => changed === key

function wishesIn(found: unknown): CartWish[] {
  if (!Array.isArray(found)) return []
  const wishes = found.filter(isWish).map(({ productId, quantity }) => ({ productId, quantity }))
  const once = new Map(wishes.map((wish) => [wish.productId, wish]))
  return [...once.values()].slice(0, most)
}

const isWish = (entry: unknown): entry is CartWish =>
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
