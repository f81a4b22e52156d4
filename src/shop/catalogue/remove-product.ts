import type { Tx } from '#db/database.ts'
import { filesOf, galleryOf } from './pictures/gallery.ts'
import type { ProductRow } from './products.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'
import { lockProduct } from './edit-products.store.ts'
import { deleteProduct, hasHistory, unpublish, wasRemoved } from './remove-product.store.ts'

/**
 * Takes a product out of the shop. One that orders, reviews or the stock ledger refer to is only
 * unpublished; any other goes for good, out of carts, wishlists and stock alerts too, and its pictures
 * with it (`remove`). A repeat answers like the first. Refuses what was never there.
 */
export async function removeProduct(
  visit: Visit,
  idOrNumber: string,
  remove: (path: string) => Promise<void>,
): Promise<'removed' | 'unpublished'> {
  const { id: by } = requirePermission(visit, 'product.write')
  requirePermission(visit, 'price.write')
  const { outcome, unused } = await visit.db.transaction(async (tx) => {
    const row = await lockProduct(tx, idOrNumber, tx.forRemoval)
    const work = { at: visit.now(), by }
    if (row === undefined) return gone(tx, idOrNumber)
    return (await hasHistory(tx, row.id)) ? hide(tx, row, work) : drop(tx, row, work)
  })
  await Promise.all(unused.map(remove))
  return outcome
}

type Work = { at: number; by: string }
type Done = { outcome: 'removed' | 'unpublished'; unused: string[] }

async function gone(tx: Tx, idOrNumber: string): Promise<Done> {
  if (!(await wasRemoved(tx, idOrNumber))) throw new Refusal('product_not_found')
  return { outcome: 'removed', unused: [] }
}

async function hide(tx: Tx, row: ProductRow, { at, by }: Work): Promise<Done> {
  if (row.published_at !== null) {
    await unpublish(tx, row.id, at)
    await note(tx, row, 'product.changed', { at, by })
  }
  return { outcome: 'unpublished', unused: [] }
}

async function drop(tx: Tx, row: ProductRow, work: Work): Promise<Done> {
  await deleteProduct(tx, row, work.at)
  await note(tx, row, 'product.removed', work)
  return { outcome: 'removed', unused: galleryOf(row).flatMap(filesOf) }
}

async function note(
  tx: Tx,
  { id, name }: ProductRow,
  kind: 'product.changed' | 'product.removed',
  { at, by }: Work,
) {
  await record(tx, { kind, at, actor: by, subject: id, data: { name } })
}
