import { productsById } from '../catalogue/products.store.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { customer, type Visit } from '../visit.ts'
import { type Cart, type CartItem, merged } from './cart.ts'
import { readCartItems, writeCartItems } from './cart.store.ts'
import { priceCart } from './price-cart.ts'

export const cartOfAccount = async (visit: Visit): Promise<Cart> =>
  priceCart(visit, await readCartItems(visit.db, customer(visit, 'sign_in_for_cart').id))

/**
 * Sets the account's cart, or joins a guest's with it (nothing lost, the larger
 * quantity stays). Ids that are no product any more are dropped.
 */
export async function saveCart(
  visit: Visit,
  items: readonly CartItem[],
  join: boolean,
): Promise<Cart> {
  const { id } = customer(visit, 'sign_in_for_cart')
  const known = await productsById(visit, [...new Set(items.map(({ productId }) => productId))])
  const sound = known.map((product) => ({
    productId: product.id,
    quantity: quantityOf(product.id, items),
  }))
  const kept = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const next = join ? merged(await readCartItems(tx, id), sound) : sound
    await writeCartItems(tx, id, next, visit.now())
    return next
  })
  return priceCart(visit, kept)
}

// The same product twice in one list counts together.
const quantityOf = (productId: string, items: readonly CartItem[]) =>
  Math.min(
    999,
    items
      .filter((item) => item.productId === productId)
      .reduce((sum, item) => sum + item.quantity, 0),
  )
