import { randomUUID } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import type { Caller, TestShop } from './shop.ts'

export const address = 'House 12, Street 4, Satellite Town, Rawalpindi'
export const contact = { name: 'Bushra Khan', phone: '0300 1234567' }

/** Two bags of apples from the cart cost 2 × 240 + 150 = 630, and earn 16. */
export const cartOrder = (
  total: unknown = 630,
  products: unknown = [{ product: 'apples', quantity: 2 }],
  more: object = {},
) => ({
  products,
  total,
  shippingAddress: address,
  paymentMethod: 'cod',
  ...more,
})

/** One bag of apples bought at once costs 240 + 150 = 390, and earns 3. */
export const buyNow = (
  total: unknown = 390,
  products: unknown = [{ product: 'apples', quantity: 1 }],
  more: object = {},
) => ({
  products,
  total,
  shippingAddress: address,
  ...more,
})

/** Lifts the daily limits, for a test in which few people order much. */
export function allowManyOrders(db: Db) {
  const dailyOrders = { guestPhone: 1e6, guestEmail: 1e6, guestNetwork: 1e6, account: 1e6 }
  return saveSetting(db, 'dailyOrders', dailyOrders, 0)
}

/** A new key, so that the order is not taken for a double click. */
export const onPurpose = () => ({ 'idempotency-key': randomUUID() })

/** Places an order that has to succeed and gives it back as the wire has it. */
export async function placed(
  caller: Caller,
  body: unknown,
  headers: Record<string, string> = onPurpose(),
) {
  const reply = await caller.post('order/create', body, headers)
  if (reply.status !== 201) throw new Error(`The order was refused: ${reply.text}`)
  return reply.body.data
}

/** Places an order and brings it to the door; gives its id. */
export async function delivered(
  shop: TestShop,
  caller: Caller,
  body: unknown = cartOrder(),
): Promise<string> {
  const { _id: id } = await placed(caller, body)
  const clerk = await shop.as('clerk')
  for (const status of ['packed', 'shipped', 'delivered']) {
    shop.later(1000)
    await clerk.patch(`admin/orders/${id}`, { status })
  }
  return id
}

/** What changes an order's address, as it is seen now, and more of its contact. */
export async function redirection(clerk: Caller, id: string, more: object = {}) {
  const { contact: at, address: to, note } = (await clerk.get(`admin/orders/${id}`)).body.data
  const seen = { ...at, address: to, note }
  return { ...seen, address: 'House 13, Street 4, Rawalpindi', keepPin: true, seen, ...more }
}
