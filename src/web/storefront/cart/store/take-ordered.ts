import { type CartItem, withoutLines } from '#shop/cart/cart.ts'
import { local } from '../../../app/storage/stores.ts'
import { readCart, writeCart } from './cart-storage.ts'

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
