import type { Tx } from '#db/database.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import type { Paisa } from '../../money.ts'
import { maxPrice } from '../../pricing/price-limit.ts'
import { weighedOf } from '../products.store.ts'
import { isByWeight, toNearest } from '../../pricing/whole-rupees.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { lockProduct } from '../edit-products.store.ts'
import type { ProductRow } from '../products.store.ts'
import {
  deletePlannedPrice,
  insertPlannedPrice,
  type PlannedPrice,
  plannedPricesOf,
} from './planned-prices.store.ts'

/** So many changes of a product's price can be planned. */
export const maxPlannedPrices = 10

export type PricePlan = { id: string; price: Paisa; startsAt: number }

/**
 * Plans a list price of a product from a moment on, rounded if the setting `wholeRupees` says so; a repeat with the same id changes nothing. Refuses a price of nothing, a
 * moment that has passed (`price_plan_past`) or has a plan already (`price_plan_taken`), and more than `maxPlannedPrices`.
 */
export async function planPrice(
  visit: Visit,
  productId: string,
  { id, price: typed, startsAt }: PricePlan,
): Promise<PlannedPrice[]> {
  const { id: by } = requirePermission(visit, 'price.write')
  return withProduct(visit, productId, async (tx, row) => {
    const before = await plannedPricesOf(tx, row.id)
    if (before.some((one) => one.id === id)) return
    refuseIf(typed > 0 ? null : 'price_missing')
    refuseIf(typed <= maxPrice ? null : 'price_too_high')
    refuseIf(startsAt > visit.now() ? null : 'price_plan_past')
    refuseIf(before.some((one) => one.startsAt === startsAt) ? 'price_plan_taken' : null)
    refuseIf(before.length < maxPlannedPrices ? null : 'too_many_price_plans')
    const { wholeRupees } = await readSettings(tx)
    const isRounded = wholeRupees && !isByWeight({ weighed: weighedOf(row) })
    const price = isRounded ? toNearest(typed) : typed
    await insertPlannedPrice(tx, { id, productId: row.id, price, startsAt, by })
    await record(tx, {
      kind: 'product.price-planned',
      at: visit.now(),
      actor: by,
      subject: row.id,
      data: { name: row.name, changes: changesBetween({}, { plan: { price, from: startsAt } }) },
    })
  })
}

/** Takes a plan back. One that is not there (any more) is no reason to refuse: the answer tells what is planned. */
export async function removePlannedPrice(
  visit: Visit,
  productId: string,
  id: string,
): Promise<PlannedPrice[]> {
  const { id: by } = requirePermission(visit, 'price.write')
  return withProduct(visit, productId, async (tx, row) => {
    const plan = (await plannedPricesOf(tx, row.id)).find((one) => one.id === id)
    if (plan === undefined) return
    await deletePlannedPrice(tx, id)
    const { price, startsAt: from } = plan
    await record(tx, {
      kind: 'product.price-unplanned',
      at: visit.now(),
      actor: by,
      subject: row.id,
      data: { name: row.name, changes: changesBetween({ plan: { price, from } }, {}) },
    })
  })
}

/** Does something with a product that is held meanwhile, and tells what is planned for it then. */
const withProduct = (
  visit: Visit,
  productId: string,
  work: (tx: Tx, row: ProductRow) => Promise<void>,
) =>
  visit.db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId)
    if (row === undefined) throw new Refusal('product_not_found')
    await work(tx, row)
    return plannedPricesOf(tx, row.id)
  })
