import type { Tx } from '#db/database.ts'
import type { Product } from '../catalogue/product.ts'
import { type CartItem, withoutLines } from './cart.ts'
import { readCartItems } from './cart.store.ts'
import { knownOf, withFirstColours } from './known-colours.ts'

/**
 * Removes the ordered quantities; items added since stay. `products`: the ordered ones, to match lines from
 * before their product had colours. The caller holds the account's lock.
 */
export const cartAfterOrder = async (
  tx: Tx,
  accountId: string,
  ordered: readonly CartItem[],
  products: readonly Product[],
): Promise<CartItem[]> =>
  withoutLines(withFirstColours(await readCartItems(tx, accountId), knownOf(products)), ordered)
