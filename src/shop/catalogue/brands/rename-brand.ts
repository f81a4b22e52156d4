import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '#db/database.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { saveTexts } from '../../translations/save-texts.ts'
import type { Visit } from '../../visit.ts'
import type { BulkChange } from '../bulk/bulk-rule.ts'
import { draftOf } from '../change-product.ts'
import { recordImported } from '../import/import-log.store.ts'
import { batchSize, pause } from '../import/import-products.ts'
import { updateProduct } from '../write-products.store.ts'
import { hasBrand, isAnyLeft, isRunKnown, lockSomeLeft } from './brands.store.ts'

export type BrandChange = {
  /** A UUID that the caller has chosen: with the same one a change that was broken off goes on. */
  id: string
  from: string
  to: string
  /** Where products have the new name already, both become one. */
  merge: boolean
  /** '': no translation; left out, it goes along with the name, to be checked. */
  nameUr?: string | undefined
}

/**
 * Gives all products of a brand another one, in small transactions, so that orders get their turn between them, and
 * says how many that were now. Can be undone as a change of many products. With the same name only its Urdu changes. A repeat
 * changes nothing. Refuses a brand that no product has (`brand_not_found`), and a new name that others have already
 * (`brand_exists`) unless both are to become one.
 */
export async function renameBrand(visit: Visit, change: BrandChange): Promise<number> {
  const { id: by } = requirePermission(visit, 'product.write')
  const { from, to } = change
  const run = runOf(change)
  if (!(await isRunKnown(visit.db, run))) {
    const [isThere, exists] = [await hasBrand(visit.db, from), await hasBrand(visit.db, to)]
    if (!isThere) throw new Refusal('brand_not_found')
    if (exists && from !== to && !change.merge) throw new Refusal('brand_exists')
    const texts = [{ before: from, after: to, urdu: change.nameUr }]
    await visit.db.transaction((tx) => saveTexts(tx, texts, { actor: by, at: visit.now() }))
  }
  let changed = 0
  for (let isLeft = from !== to; isLeft; isLeft = await isAnyLeft(visit.db, from, run)) {
    if (changed > 0) await wait(pause)
    changed += await visit.db.transaction((tx) =>
      renameSome(tx, { from, to }, { run, by, at: visit.now() }),
    )
  }
  return changed
}

/** The same for a repeat of the same change. */
const runOf = ({ id, from, to }: BrandChange) =>
  `brand-${createHash('sha256')
    .update(JSON.stringify([id, from, to]))
    .digest('base64url')}`

type Names = Pick<BrandChange, 'from' | 'to'>
type Work = { run: string; by: string; at: number }

async function renameSome(tx: Tx, { from, to }: Names, { run, by, at }: Work): Promise<number> {
  const rows = await lockSomeLeft(tx, from, run, batchSize)
  if (rows.length === 0) return 0
  if (!(await isRunKnown(tx, run))) {
    const changes = changesBetween({ name: from }, { name: to })
    await record(tx, { kind: 'brand.changed', at, actor: by, subject: to, data: { name: to, changes } }) // prettier-ignore
  }
  const changed = rows.map((row) => {
    const before = draftOf(row)
    return { row, before, draft: { ...before, brand: to } }
  })
  for (const { row, draft } of changed) await updateProduct(tx, row.id, row.version, draft, at)
  const change = JSON.stringify({ kind: 'brand', from, to } satisfies BulkChange)
  await recordImported(tx, { run, by, file: '', change }, { added: [], changed }, at)
  const data = {
    changed: rows.map(({ id }) => id),
    products: changed.map(({ row, before, draft }) => ({
      id: row.id,
      changes: changesBetween(before, draft),
    })),
  }
  await record(tx, { kind: 'products.changed', at, actor: by, subject: run, data })
  return rows.length
}
