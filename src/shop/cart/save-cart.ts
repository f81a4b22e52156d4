import { productsById } from '../catalogue/products.store.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { customer, type Visit } from '../visit.ts'
import { type Cart, type CartWish, merged } from './cart.ts'
import { readCartWishes, writeCartWishes } from './cart.store.ts'
import { priceCart } from './price-cart.ts'

export const cartOfAccount = async (visit: Visit): Promise<Cart> =>
  priceCart(visit, await readCartWishes(visit.db, customer(visit, 'sign_in_for_cart').id))

/**
 * Sets the account's cart, or joins a guest's with it (decisions §1: nothing lost, the larger
 * quantity stays). Ids that are no product any more are dropped.
 */
export async function keepCart(
  visit: Visit,
  wishes: readonly CartWish[],
  join: boolean,
): Promise<Cart> {
  const { id } = customer(visit, 'sign_in_for_cart')
  const known = await productsById(visit, [...new Set(wishes.map((wish) => wish.productId))])
  const sound = known.map((product) => ({
    productId: product.id,
    quantity: quantityOf(product.id, wishes),
  }))
  const kept = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const next = join ? merged(await readCartWishes(tx, id), sound) : sound
    await writeCartWishes(tx, id, next, visit.now())
    return next
  })
  return priceCart(visit, kept)
}

// The same product twice in one list counts together.
const quantityOf = (productId: string, wishes: readonly CartWish[]) =>
  Math.min(
    999,
    wishes
      .filter((wish) => wish.productId === productId)
      .reduce((sum, wish) => sum + wish.quantity, 0),
  )
