import { heldAmong } from '#shop/orders/holds/holds.store.ts'
import type { Order } from '#shop/orders/order.ts'
import { can } from '#shop/permissions.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import { customersReader } from '../customers-reader.ts'
import { holdText } from './whatsapp-text.ts'

type Ask = { token: string | null; text: string | null }

/** By order: how staff ask the customers of orders on hold; the link only for staff who may move orders. */
export async function asksOf(visit: OpenVisit, orders: readonly Order[]) {
  const { db } = visit
  const mayMove = can(visit, 'order.move')
  const ids = orders.map(({ id }) => id)
  const [held, settings] = await Promise.all([heldAmong(db, ids), readSettings(db)])
  const asks = new Map<string, Ask>()
  for (const { id, token: known, locale } of held) {
    const order = orders.find((one) => one.id === id)
    if (order === undefined) continue
    const token = mayMove ? known : null
    const text = holdText(await customersReader(visit, locale), order, settings, token)
    asks.set(id, { token, text })
  }
  return asks
}
