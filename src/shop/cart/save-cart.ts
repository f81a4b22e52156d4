import { productsById } from '../catalogue/products.store.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { customer, type Visit } from '../visit.ts'
import { type Cart, type CartItem, merged } from './cart.ts'
import { readCartItems, writeCartItems } from './cart.store.ts'
import { inKnownColours, knownOf, withFirstColours } from './known-colours.ts'
import { priceCart } from './price-cart.ts'

export const cartOfAccount = async (visit: Visit): Promise<Cart> =>
  priceCart(visit, await readCartItems(visit.db, customer(visit, 'sign_in_for_cart').id))

/**
 * Sets the account's cart, or merges a guest's into it (larger quantities win). Drops unknown products and
 * sets missing colours to the first, so lines match.
 */
export async function saveCart(
  visit: Visit,
  items: readonly CartItem[],
  join: boolean,
): Promise<Cart> {
  const { id } = customer(visit, 'sign_in_for_cart')
  const known = await productsById(visit, idsOf(items))
  const sound = inKnownColours(items, knownOf(known))
  const saved = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const next = join
      ? merged(
          await coloured(
            { db: tx, now: visit.now, seesWholesale: false },
            await readCartItems(tx, id),
          ),
          sound,
        )
      : sound
    await writeCartItems(tx, id, next, visit.now())
    return next
  })
  return priceCart(visit, saved)
}

/** Lines from before the product had colours get its first. */
async function coloured(
  visit: Parameters<typeof productsById>[0],
  items: readonly CartItem[],
): Promise<CartItem[]> {
  return withFirstColours(items, knownOf(await productsById(visit, idsOf(items))))
}

const idsOf = (items: readonly CartItem[]) => [...new Set(items.map(({ productId }) => productId))]
