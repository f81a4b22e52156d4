import type { Tx } from '#db/database.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { asWholeRupees } from '../../pricing/whole-rupees.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Shop } from '../../visit.ts'
import { draftOf } from '../change-product.ts'
import { lockProduct } from '../edit-products.store.ts'
import { updateProduct } from '../write-products.store.ts'
import { deletePlannedPrice, type DuePrice, nextDue } from './planned-prices.store.ts'
import { repriced } from './repriced.ts'

/**
 * Makes planned prices the prices of their products as their moments have come, the first first; what was due while the shop
 * was not running comes then. Each in one transaction that takes its plan away: of two servers one does it.
 */
export async function applyPlannedPrices({ db, now }: Shop): Promise<void> {
  for (let due = await nextDue(db, now()); due !== undefined; due = await nextDue(db, now())) {
    const plan = due
    await db.transaction((tx) => apply(tx, plan, now()))
  }
}

/** The product is held first, as whoever plans does: two never wait for each other. */
async function apply(tx: Tx, { id, productId, price }: DuePrice, at: number) {
  const row = await lockProduct(tx, productId)
  if (row === undefined || (await deletePlannedPrice(tx, id)) === 0) return
  const before = draftOf(row)
  const planned = repriced(before, price)
  // The setting may be newer than the plan.
  const draft = (await readSettings(tx)).wholeRupees ? asWholeRupees(planned) : planned
  const changes = changesBetween(before, draft)
  if (changes.length === 0) return
  await updateProduct(tx, row.id, row.version, draft, at)
  const data = { name: row.name, changes }
  await record(tx, { kind: 'product.changed', at, actor: null, subject: row.id, data })
}
