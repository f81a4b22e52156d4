import { DuplicateKey, type Tx } from '#db/database.ts'
import { ensureCategories } from './categories/categories.store.ts'
import { changesPrices, levelsOf, type ProductDraft, pricesRejection } from './product-draft.ts'
import {
  offersOf,
  type ProductRow,
  purchasePriceOf,
  toProduct,
  weighedOf,
} from './products.store.ts'
import { recordStockMovement } from './stock/stock.store.ts'
import { insertProduct, setStock, allocateNumbers, updateProduct } from './write-products.store.ts'
import { refuseOtherNames } from './categories/refuse-other-names.ts'
import { saveTexts } from '../translations/save-texts.ts'
import { type ProductUrdu, textsOfProduct } from './product-words.ts'
import { newId } from '../ids.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import { asWholeRupees } from '../pricing/whole-rupees.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { Visit } from '../visit.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { findAnyProduct, hasBarcode, lockProduct } from './edit-products.store.ts'

/**
 * Adds a product, with its price (`price.write`). Its categories are made where absent. Refuses prices that make no sense,
 * a code in use, a category that would be another one (`refuseOtherNames`), and a counted stock by a role that may not
 * change stock. With the setting `wholeRupees` its prices are rounded.
 */
export async function createProduct(
  visit: Visit,
  typed: ProductDraft,
  urdu: ProductUrdu = {},
): Promise<ProductRow> {
  const by = requirePermission(visit, 'product.write')
  requirePermission(visit, 'price.write')
  if (typed.stock !== null) requirePermission(visit, 'stock.write')
  refuseIf(pricesRejection(typed))
  const id = newId()
  const creating = visit.db.transaction(async (tx) => {
    const now = visit.now()
    const draft = await asSettingSays(tx, typed)
    await refuseOtherNames(tx, draft.categoryNames)
    await ensureCategories(tx, levelsOf(draft.categoryNames))
    await insertProduct(tx, id, await allocateNumbers(tx, 1), draft, now)
    await refuseSharedBarcode(tx, id, draft)
    if (draft.stock !== null)
      await recordStockMovement(tx, [{ productId: id, change: draft.stock }], {
        orderId: null,
        reason: 'counted',
        at: now,
        by: by.id,
      })
    await saveTexts(tx, textsOfProduct(null, draft, urdu), { actor: by.id, at: now })
    await record(tx, {
      kind: 'product.created',
      at: now,
      actor: by.id,
      subject: id,
      data: { name: draft.name },
    })
  })
  await creating.catch(refuseTakenSku)
  return found(visit, id)
}

/**
 * Changes a product and its Urdu. `version`, when given, is the one that the change was made on: refused when
 * somebody else has changed it since. A counted stock is noted in the ledger as the difference. Refuses a stock or a
 * price by a role that may not change it. With the setting `wholeRupees` a change of prices rounds all of them.
 */
export async function changeProduct(
  visit: Visit,
  idOrNumber: string,
  change: (draft: ProductDraft) => ProductDraft,
  version: number | undefined,
  urdu: ProductUrdu = {},
): Promise<ProductRow> {
  const by = requirePermission(visit, 'product.write')
  const changing = visit.db.transaction(async (tx) => {
    const row = await lockProduct(tx, idOrNumber)
    if (row === undefined) throw new Refusal('product_not_found')
    const before = draftOf(row)
    const typed = change(before)
    if (typed.stock !== row.stock) requirePermission(visit, 'stock.write')
    const isRepriced = changesPrices(before, typed)
    if (isRepriced) requirePermission(visit, 'price.write')
    refuseIf(pricesRejection(typed))
    const draft = isRepriced ? await asSettingSays(tx, typed) : typed
    const now = visit.now()
    await refuseOtherNames(tx, draft.categoryNames, before.categoryNames)
    await ensureCategories(tx, levelsOf(draft.categoryNames))
    if ((await updateProduct(tx, row.id, version ?? row.version, draft, now)) === 0)
      throw new Refusal('changed_meanwhile')
    if (draft.barcode !== row.barcode) await refuseSharedBarcode(tx, row.id, draft)
    if (draft.stock !== row.stock) await countStock(tx, row, draft.stock, { at: now, by: by.id })
    await saveTexts(tx, textsOfProduct(before, draft, urdu), { actor: by.id, at: now })
    await record(tx, {
      kind: 'product.changed',
      at: now,
      actor: by.id,
      subject: row.id,
      data: { name: draft.name, changes: changesBetween(before, draft) },
    })
    return (await findAnyProduct(tx, row.id)) ?? row
  })
  return changing.catch(refuseTakenSku)
}

async function asSettingSays(tx: Tx, draft: ProductDraft): Promise<ProductDraft> {
  const { wholeRupees } = await readSettings(tx)
  return wholeRupees ? asWholeRupees(draft) : draft
}

/** Two who give it to two products in the same moment both may: a scan then finds both. */
async function refuseSharedBarcode(tx: Tx, id: string, { barcode }: ProductDraft) {
  if (barcode !== null && (await hasBarcode(tx, id, barcode))) throw new Refusal('barcode_taken')
}

async function countStock(
  tx: Tx,
  row: ProductRow,
  stock: number | null,
  { at, by }: { at: number; by: string },
) {
  await setStock(tx, row.id, stock)
  const change = (stock ?? 0) - (row.stock ?? 0)
  if (change !== 0)
    await recordStockMovement(tx, [{ productId: row.id, change }], {
      orderId: null,
      reason: 'counted',
      at,
      by,
    })
}

const refuseTakenSku = (error: unknown): never => {
  throw error instanceof DuplicateKey && error.constraint.includes('sku')
    ? new Refusal('sku_taken')
    : error
}

async function found(visit: Visit, id: string): Promise<ProductRow> {
  const row = await findAnyProduct(visit.db, id)
  if (row === undefined) throw new Refusal('product_not_found')
  return row
}

/** A product as it stands, to be changed. */
export function draftOf(row: ProductRow & { perishable: number }): ProductDraft {
  const product = toProduct(row, true, 0)
  const {
    name,
    brand,
    description,
    fullDescription,
    highlights,
    wholesale = null,
    stock,
    picture,
    pictures,
    colours,
    facts,
  } = product
  const { main, sub, item } = product.category
  return {
    sku: row.sku,
    barcode: row.barcode,
    name,
    brand,
    description,
    fullDescription,
    highlights,
    ...offersOf(row),
    wholesale,
    purchasePrice: purchasePriceOf(row),
    pointsDivisor: row.points_divisor,
    stock,
    lowStock: row.low_stock,
    picture,
    pictures,
    colours,
    facts,
    family: row.family,
    categoryNames: [main, sub, item],
    pack: product.pack.text,
    weighed: weighedOf(row),
    perishable: row.perishable === 1,
    published: row.published_at !== null,
  }
}
