import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '#db/database.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { keyRejection } from '../../idempotency-key.ts'
import { newId } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import type { RefusalCode } from '../../refusal-kinds.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { draftOf } from '../change-product.ts'
import { countProducts, type ProductSearch, productsBelow } from '../edit-products.store.ts'
import { recordImported } from '../import/import-log.store.ts'
import { batchSize, pause } from '../import/import-products.ts'
import type { KnownRow } from '../import/listed-products.store.ts'
import { ensureCategoriesOf } from '../import/upsert-batch.ts'
import type { ProductDraft } from '../product-draft.ts'
import { refuseOtherNames } from '../categories/refuse-other-names.ts'
import { updateProduct } from '../write-products.store.ts'
import { type BulkChange, isPriceChange, planChange } from './bulk-rule.ts'
import { doneInRun, lockByNumber } from './bulk.store.ts'

/** So many products are changed at once. */
export const maxChangedProducts = 5000

/** A product that would change, or cannot (`refused`); `draft` is then as `before`. */
export type PreviewedProduct = {
  row: KnownRow
  before: ProductDraft
  draft: ProductDraft
  refused: RefusalCode | null
}

/**
 * What a change would make of all products of a search, newest first, and how many of them are so already.
 * Changes nothing. Refuses (`too_many_products`) a search that finds more than `maxChangedProducts`.
 */
export async function previewChange(
  visit: Visit,
  change: BulkChange,
  search: Omit<ProductSearch, 'at' | 'lowStock'>,
): Promise<{ products: PreviewedProduct[]; unchanged: number }> {
  requireBulk(visit, change)
  if (change.kind === 'category') await refuseOtherNames(visit.db, change.categoryNames)
  const { lowStock } = await readSettings(visit.db)
  const whole = { ...search, at: visit.now(), lowStock }
  refuseIf((await countProducts(visit.db, whole)) > maxChangedProducts ? 'too_many_products' : null)
  const products: PreviewedProduct[] = []
  let unchanged = 0
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await productsBelow(visit.db, whole, below, batchSize)
    for (const row of rows) {
      const before = draftOf(row)
      const planned = planChange(change, before)
      if (planned === 'same') unchanged += 1
      else if ('refused' in planned)
        products.push({ row, before, draft: before, refused: planned.refused })
      else products.push({ row, before, draft: planned.draft, refused: null })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return { products, unchanged }
    below = last.number
  }
}

/** A product as it was seen in the preview. */
export type SeenProduct = { number: number; version: number }

/** What stayed as it is, and why. `name` null: it is gone. */
export type SkippedProduct = { number: number; name: string | null; code: RefusalCode }

export type BulkReport = {
  /** By which it can be undone; null: nothing was written. */
  id: string | null
  changed: number
  skipped: SkippedProduct[]
}

/**
 * Changes products as they were previewed. One that has another version by now, is gone, or cannot be changed
 * stays as it is and is named. In small transactions, so that orders get their turn between them: with the same
 * key one that was broken off goes on, and a repeat changes nothing. Refuses a malformed key.
 */
export async function changeProducts(
  visit: Visit,
  change: BulkChange,
  products: readonly SeenProduct[],
  idempotencyKey: string | null,
): Promise<BulkReport> {
  const { id: by } = requireBulk(visit, change)
  refuseIf(keyRejection(idempotencyKey))
  if (change.kind === 'category') await refuseOtherNames(visit.db, change.categoryNames)
  const changeText = JSON.stringify(change)
  const run = idempotencyKey === null ? newId() : runOf(by, idempotencyKey, changeText, products)
  const report: BulkReport = { id: null, changed: 0, skipped: [] }
  for (let at = 0; at < products.length; at += batchSize) {
    if (at > 0) await wait(pause)
    const batch = products.slice(at, at + batchSize)
    const done = await visit.db.transaction((tx) =>
      changeBatch(tx, change, batch, { run, by, file: '', change: changeText, at: visit.now() }),
    )
    report.changed += done.changed
    report.skipped.push(...done.skipped)
  }
  return { ...report, id: report.changed > 0 ? run : null }
}

function requireBulk(visit: Visit, change: BulkChange) {
  if (isPriceChange(change)) requirePermission(visit, 'price.write')
  return requirePermission(visit, 'product.import')
}

/** The same for a repeat of the same change by the same person. */
const runOf = (by: string, key: string, change: string, products: readonly SeenProduct[]) =>
  `bulk-${createHash('sha256')
    .update(JSON.stringify([by, key, change, products]))
    .digest('base64url')}`

type Work = { run: string; by: string; file: string; change: string; at: number }

async function changeBatch(
  tx: Tx,
  change: BulkChange,
  batch: readonly SeenProduct[],
  work: Work,
): Promise<Omit<BulkReport, 'id'>> {
  const rows = await lockByNumber(
    tx,
    batch.map(({ number }) => number),
  )
  const done = await doneInRun(
    tx,
    work.run,
    rows.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.number, row]))
  const skipped: SkippedProduct[] = []
  const changed: { row: KnownRow; before: ProductDraft; draft: ProductDraft }[] = []
  for (const { number, version } of batch) {
    const row = known.get(number)
    if (row === undefined) skipped.push({ number, name: null, code: 'product_not_found' })
    else if (done.has(row.id)) continue
    else if (row.version !== version)
      skipped.push({ number, name: row.name, code: 'changed_meanwhile' })
    else {
      const before = draftOf(row)
      const planned = planChange(change, before)
      if (planned === 'same') continue
      if ('refused' in planned) skipped.push({ number, name: row.name, code: planned.refused })
      else changed.push({ row, before, draft: planned.draft })
    }
  }
  if (changed.length > 0) await carryOut(tx, changed, work)
  return { changed: changed.length + done.size, skipped }
}

async function carryOut(
  tx: Tx,
  changed: readonly { row: KnownRow; before: ProductDraft; draft: ProductDraft }[],
  work: Work,
) {
  const { run, by, change, at } = work
  if ((JSON.parse(change) as BulkChange).kind === 'category') await ensureCategoriesOf(tx, changed)
  for (const { row, draft } of changed)
    if ((await updateProduct(tx, row.id, row.version, draft, at)) === 0)
      throw new Refusal('changed_meanwhile')
  await recordImported(tx, work, { added: [], changed }, at)
  const data = {
    changed: changed.map(({ row }) => row.id),
    products: changed.map(({ row, before, draft }) => ({
      id: row.id,
      changes: changesBetween(before, draft),
    })),
  }
  await record(tx, { kind: 'products.changed', at, actor: by, subject: run, data })
}
