import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, onPurpose } from './orders.ts'
import { type Caller, openShop, type TestShop } from './shop.ts'

export const day = 24 * 60 * 60_000
const onAccount = { paymentMethod: 'account' }
/** Of apples, on account. */
export const order = (total = 630, quantity = 2, more: object = {}) =>
  cartOrder(total, [{ product: 'apples', quantity }], { ...onAccount, ...more })
export const ask = (who: Caller, body: unknown = order()) =>
  who.post('order/create', body, onPurpose())
export const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

export async function allow(by: Caller, who: string, limit = 2000, days = 30) {
  const { version } = (await by.get(`admin/khata/${who}`)).body.data
  const reply = await by.put(`admin/khata/${who}`, { isOn: limit > 0, limit, days, version })
  expect(reply.status).toBe(200)
}

export async function deliver(by: Caller, id: string) {
  for (const status of ['packed', 'shipped', 'delivered'])
    expect(await by.patch(`admin/orders/${id}`, { status })).toMatchObject({ status: 200 })
}

export async function openKhata() {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  /** Sessions end meanwhile, so everybody logs in again. */
  const wait = async (time: number) => {
    shop.later(time)
    for (const [who, name] of [
      [clerk, 'clerk'],
      [amina, 'amina'],
    ] as const)
      for (const [cookie, value] of (await shop.as(name)).cookies) who.cookies.set(cookie, value)
  }
  return { shop, clerk, amina, wait }
}
export const khataOf = async (by: Caller, who = 'amina', month = '') =>
  (await by.get(`admin/khata/${who}${month && `?month=${month}`}`)).body.data
export const pay = (by: Caller, amount: unknown, more: object = {}, who = 'amina') =>
  by.post(`admin/khata/${who}/payments`, { id: randomUUID(), amount, method: 'cash', slip: '', ...more }) // prettier-ignore
