import type { Tx } from '#db/database.ts'
import type { Product } from '../catalogue/product.ts'
import { type CartItem, withoutLines } from './cart.ts'
import { readCartItems } from './cart.store.ts'
import { knownOf, withFirstColours } from './known-colours.ts'

/**
 * An account's cart without the ordered quantities; what was added since stays. `products`: those ordered, as a line
 * from before its product had colours stands for the first one. The caller holds the account's lock.
 */
export const cartAfterOrder = async (
  tx: Tx,
  accountId: string,
  ordered: readonly CartItem[],
  products: readonly Product[],
): Promise<CartItem[]> =>
  withoutLines(withFirstColours(await readCartItems(tx, accountId), knownOf(products)), ordered)
