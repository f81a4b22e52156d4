import { type CartItem, withoutLines } from '#shop/cart/cart.ts'
import { local } from '../../../app/storage/stores.ts'
import { readCart, writeCart } from './cart-storage.ts'

const orderedKey = 'kiryana-ordered'

/** Removes ordered lines from a guest's cart once per order: a repeated response, or additions in another tab, must not lose later
 * items. */
export function removeOrdered(
  orderId: string,
  lines: readonly CartItem[],
  storage: Pick<Storage, 'getItem' | 'setItem'> = local,
) {
  try {
    if (storage.getItem(orderedKey) === orderId) return
    storage.setItem(orderedKey, orderId)
  } catch {
    // without storage only this tab has a cart
  }
  writeCart(withoutLines(readCart(storage), lines), storage)
}
