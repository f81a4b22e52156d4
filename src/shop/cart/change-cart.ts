import { productsById } from '../catalogue/products.store.ts'
import { chosenColour } from '../catalogue/colours/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { type Cart, maxLines } from './cart.ts'
import { type CartChange, withChanges } from './cart-change.ts'
import { deleteChangeIds, insertChangeIds, readChangeIds } from './cart-changes.store.ts'
import { readCartItems, writeCartItems } from './cart.store.ts'
import { knownOf, withFirstColours } from './known-colours.ts'
import { priceCart } from './price-cart.ts'
import { cartOfAccount } from './save-cart.ts'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * Applies changes to the account's cart, each id once, and returns the whole cart as it is then; products that
 * aren't sold are not added. `claimedUser`: whose cart the client showed, null if it didn't say. Refuses
 * `other_account`, and `cart_full` if the cart would have more than `maxLines` lines (then nothing is changed).
 */
export async function changeCart(
  visit: Visit,
  changes: readonly CartChange[],
  claimedUser: string | null,
): Promise<Cart> {
  const { id, fullName } = customer(visit, 'sign_in_for_cart')
  if (claimedUser !== null && claimedUser !== id)
    throw new Refusal('other_account', { name: fullName })
  if (changes.length === 0) return cartOfAccount(visit)
  const once = [...new Map(changes.map((change) => [change.id, change])).values()]
  const items = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const ids = once.map((change) => change.id)
    const [earlier, before] = await Promise.all([readChangeIds(tx, id, ids), readCartItems(tx, id)])
    const fresh = once.filter((change) => !earlier.has(change.id))
    if (fresh.length === 0) return before
    const products = await productsById({ db: tx, now: visit.now, seesWholesale: false }, [
      ...new Set([...before, ...fresh].map(({ productId }) => productId)),
    ])
    const known = knownOf(products)
    const after = withChanges(withFirstColours(before, known), inColours(fresh, known))
    if (after.length > Math.max(maxLines, before.length)) throw new Refusal('cart_full')
    await writeCartItems(tx, id, after, visit.now())
    await insertChangeIds(
      tx,
      id,
      fresh.map((change) => change.id),
      visit.now(),
    )
    await deleteChangeIds(tx, id, visit.now() - week)
    return after
  })
  return priceCart(visit, items)
}

/** Sets the colour of each change; products not sold can be removed, not added. */
const inColours = (
  changes: readonly CartChange[],
  known: ReadonlyMap<string, Pick<Product, 'colours'>>,
): CartChange[] =>
  changes.flatMap((change) => {
    const product = known.get(change.productId)
    if (product === undefined) return change.action === 'add' ? [] : [change]
    const { colour } = chosenColour(product, change.colour)
    return [{ ...change, ...(colour !== undefined && { colour }) }]
  })
