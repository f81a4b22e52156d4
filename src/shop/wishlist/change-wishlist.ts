import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { findProduct } from '../catalogue/products.store.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { deleteFavourite, insertFavourite } from './wishlist.store.ts'

/** Idempotent. Refuses missing and unpublished products. */
export async function addFavourite(visit: Visit, productId: string) {
  const { id } = customer(visit, 'sign_in_for_favourites')
  const product = await findProduct(visit, productId)
  if (product === undefined) throw new Refusal('product_not_found')
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    await insertFavourite(tx, id, product.id, visit.now())
  })
}

/** Idempotent. */
export async function removeFavourite(visit: Visit, productId: string) {
  const { id } = customer(visit, 'sign_in_for_favourites')
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    await deleteFavourite(tx, id, productId)
  })
}
