import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { moveInLists } from '../catalogue.store.ts'
import { findAnyProduct, lockProduct } from '../edit-products.store.ts'
import type { ProductRow } from '../products.store.ts'
import { changedStock, fitsReason, type StaffReason, type StockChange } from './stock-change.ts'
import { hasMovement, insertMovement } from './stock-movements.store.ts'
import { moveRest } from './stock.store.ts'
import { setStock } from '../write-products.store.ts'

/** `id`: chosen by whoever sends it. `bestBefore`: the last day (yyyy-mm-dd) printed on what came in, or null. */
export type StockMovement = {
  id: string
  reason: StaffReason
  change: StockChange
  note: string
  bestBefore: string | null
}

/**
 * Staff count a product, or say what came in, was damaged or has to be corrected; the same movement twice is
 * done once. Refuses (`stock_changed`, with the stock of now) a count that was made on another figure, and what takes
 * more than there is or adds to what is not counted.
 */
export async function moveStock(
  visit: Visit,
  idOrNumber: string,
  { change, ...movement }: StockMovement,
): Promise<ProductRow> {
  const { id: actor } = requirePermission(visit, 'stock.write')
  if (!fitsReason(movement.reason, change)) throw new Error('a change of stock for another reason')
  return visit.db.transaction(async (tx) => {
    const row = await lockProduct(tx, idOrNumber)
    if (row === undefined) throw new Refusal('product_not_found')
    if (await hasMovement(tx, movement.id)) return row
    const at = visit.now()
    const stock = changedStock(row.stock, change)
    await setStock(tx, row.id, stock)
    const by = (stock ?? 0) - (row.stock ?? 0)
    await insertMovement(tx, { ...movement, productId: row.id, change: by, at, by: actor })
    if (row.unit_grams !== null) {
      // A count is the whole truth; other changes leave the grams beside the units.
      const grams = 'to' in change ? 0 - row.stock_rest : 0
      await moveRest(tx, { productId: row.id, grams }, { orderId: null, at, by: actor })
    }
    const changes = [{ field: 'stock', before: row.stock, after: stock }]
    const data = { name: row.name, changes }
    await record(tx, { kind: 'product.changed', at, actor, subject: row.id, data })
    await moveInLists(tx, [row.id], at)
    return (await findAnyProduct(tx, row.id)) ?? row
  })
}
