import { isMailable } from '#shop/accounts/contacts/mailable.ts'
import { endingPickups } from '#shop/orders/pickup/ending-pickups.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { findOrder, localeOfOrder } from '#shop/orders/orders.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import { customersReader } from '../customers-reader.ts'
import { whatsappText } from './whatsapp-text.ts'

const maxListed = 20

/** Orders whose last day for pickup is today, with the message that staff can send. */
export async function listEndingPickups(visit: OpenVisit) {
  const { db } = visit
  const settings = await readSettings(db)
  const ending = (await endingPickups(db, settings, visit.now())).slice(0, maxListed)
  const listed = await Promise.all(
    ending.map(async ({ id }) => {
      const order = await findOrder(db, 'anybody', id)
      if (order === undefined) return []
      const { name, phone, email } = order.contact
      const reader = await customersReader(visit, await localeOfOrder(db, id))
      const reference = referenceOf(order)
      const text = whatsappText(reader, order, settings)
      return [{ id, reference, name, phone, isMailed: isMailable(email), whatsappText: text }]
    }),
  )
  return listed.flat()
}
