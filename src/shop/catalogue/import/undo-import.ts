import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { draftOf } from '../change-product.ts'
import { changesPrices, type ProductDraft } from '../product-draft.ts'
import { recordStockMovement } from '../stock/stock.store.ts'
import { setStock, updateProduct } from '../write-products.store.ts'
import {
  deleteImported,
  holdProducts,
  judge,
  type Judged,
  lockImport,
  nextToUndo,
  saveOutcomes,
  markUndone,
  passOn,
  productsById,
} from './imports.store.ts'
import { batchSize, pause } from './import-products.ts'
import { ensureCategoriesOf } from './upsert-batch.ts'

/**
 * Takes an import back: products that it made go, those that it changed are as before. What was ordered
 * or changed since stays as it is. In small transactions, as an import; one that was broken off goes on
 * with the next call, and a repeat changes nothing. Refuses an import that is not there (any more), and
 * prices that would change by a role that may not change them.
 */
export async function undoImport(visit: Visit, id: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'product.import')
  while (await visit.db.transaction((tx) => undoBatch(tx, id, { visit, by, at: visit.now() })))
    await wait(pause)
}

type Work = { visit: Visit; by: string; at: number }

async function undoBatch(tx: Tx, id: string, work: Work): Promise<boolean> {
  const found = await lockImport(tx, id)
  if (found === undefined) throw new Refusal('import_not_found')
  if (found.undoneAt !== null) return false
  const products = await nextToUndo(tx, id, batchSize)
  if (products.length > 0) {
    await holdProducts(tx, products)
    await carryOut(tx, id, await judge(tx, id, products), work)
  }
  if (products.length === batchSize) return true
  await markUndone(tx, id, work.by, work.at)
  return false
}

async function carryOut(tx: Tx, id: string, judged: readonly Judged[], { visit, by, at }: Work) {
  const known = new Map(judged.map((one) => [one.productId, one]))
  const outcomeOf = (product: { id: string }) => known.get(product.id)?.outcome
  const touched = judged.filter(({ outcome }) => outcome === 'removed' || outcome === 'restored')
  const rows = await productsById(
    tx,
    touched.map(({ productId }) => productId),
  )
  const removed = rows.filter((row) => outcomeOf(row) === 'removed')
  const restored = rows
    .filter((row) => outcomeOf(row) === 'restored')
    .map((row) => {
      const before = JSON.parse(known.get(row.id)?.before ?? '{}') as Partial<ProductDraft>
      const now = draftOf(row)
      // A field that came after the import is not in its draft.
      return { row, draft: { ...now, ...before, facts: { ...now.facts, ...before.facts } } }
    })
  if (restored.some(({ row, draft }) => changesPrices(draftOf(row), draft)))
    requirePermission(visit, 'price.write')
  await ensureCategoriesOf(tx, restored)
  for (const { row, draft } of restored) {
    await updateProduct(tx, row.id, row.version, draft, at)
    if (draft.stock !== row.stock) await setStock(tx, row.id, draft.stock)
    await passOn(tx, row.id, known.get(row.id)?.found ?? 0, row.version + 1)
  }
  const counted = restored.map(({ row, draft }) => ({
    productId: row.id,
    change: (draft.stock ?? 0) - (row.stock ?? 0),
  }))
  await recordStockMovement(
    tx,
    counted.filter(({ change }) => change !== 0),
    { orderId: null, reason: 'imported', at, by },
  )
  await deleteImported(tx, removed, at)
  await saveOutcomes(tx, id, judged)
  if (rows.length === 0) return
  const data = {
    removed: removed.map((row) => row.id),
    restored: restored.map(({ row }) => row.id),
  }
  await record(tx, { kind: 'products.import-undone', at, actor: by, subject: id, data })
}
