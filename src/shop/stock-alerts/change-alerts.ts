import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { findProduct } from '../catalogue/products.store.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { deleteStockAlert, insertStockAlert } from './alerts.store.ts'

/** Idempotent. Refuses available products. */
export async function addStockAlert(visit: Visit, productId: string): Promise<void> {
  const { id } = customer(visit, 'sign_in_to_be_told')
  const product = await findProduct(visit, productId)
  if (product === undefined) throw new Refusal('product_not_found')
  if (!isSoldOut(product)) throw new Refusal('in_stock_again', { name: product.name })
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    await insertStockAlert(tx, id, product.id, visit.now())
  })
}

/** Idempotent. */
export async function removeStockAlert(visit: Visit, productId: string): Promise<void> {
  const { id } = customer(visit, 'sign_in_to_be_told')
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    await deleteStockAlert(tx, id, productId)
  })
}
