import { beforeEach, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, contact, placed } from '../support/orders.ts'
import { guestOrder } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let clerk: Caller
let cashier: Caller

beforeEach(async () => {
  shop = await openShop()
  await allowManyOrders(shop.db)
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 2 })
  clerk = await shop.as('clerk')
  cashier = await shop.as('bilal')
})

const items = [{ product: 'apples', quantity: 2 }] // 480
async function pickup(more: object = {}, status = 'ready') {
  const order = await placed(
    shop.guest(),
    cartOrder(480, items, { pickup: true, contact, ...more }),
  )
  const { _id: id } = order
  if (status !== 'placed') await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  if (status === 'ready') await clerk.patch(`admin/orders/${id}`, { status })
  return { id: String(id), code: String(order.pickup.code) }
}
const found = async (q = '') => (await cashier.get(`admin/pickups?q=${encodeURIComponent(q)}`)).body.data // prettier-ignore
const idsOf = async (q?: string) => (await found(q)).map(({ id }: { id: string }) => id)
const handOver = (id: string, body: object = {}, who = cashier) =>
  who.post(`admin/pickups/${id}/hand-over`, { due: 480, ...body })
const statusOf = async (id: string) => (await clerk.get(`admin/orders/${id}`)).body.data.status
const balance = async () => (await cashier.get('admin/cash')).body.own?.balance ?? 0

test('a cashier finds pickups by number, code and QR code, and no other order', async () => {
  const { id, code } = await pickup()
  const early = await pickup({}, 'packed')
  const delivered = await guestOrder(shop)
  expect(await idsOf()).toEqual([id])
  for (const q of [id, id.slice(0, 7), code, `https://shop.example/admin/orders/${id}`])
    expect(await idsOf(q)).toContain(id)
  expect(await found(early.id)).toMatchObject([{ status: 'packed', code: early.code }])
  expect(await idsOf(delivered)).toEqual([])
  const [one] = await found(id)
  expect(one).toMatchObject({ name: contact.name, code, toCollect: 480, paymentMethod: 'cod' })
  expect(one.lines).toMatchObject([{ name: 'Kala Kulu Apples', quantity: 2 }])
  // Neither phone nor e-mail.
  expect(JSON.stringify(one)).not.toMatch(/phone|@|contact|address"/)
})

test('a cashier hands a pickup over once, and the cash is in their drawer', async () => {
  const { id } = await pickup()
  expect((await handOver(id, { due: 479 })).body.code).toBe('changed_meanwhile')
  const replies = await Promise.all([1, 2, 3].map(() => handOver(id)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies[0]?.body.data.status).toBe('delivered')
  expect(await balance()).toBe(480)
  expect(await idsOf()).toEqual([])
  // A colleague is told that it is gone.
  expect((await handOver(id, {}, clerk)).body.code).toBe('order_step_not_allowed')
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a pickup paid by card needs its slip; one that is not ready, or to be delivered, is refused', async () => {
  const { id } = await pickup({ paymentMethod: 'card' })
  expect((await handOver(id)).body.code).toBe('slip_missing')
  expect((await handOver(id, { paid: { method: 'card', slip: '4711' } })).status).toBe(200)
  expect(await balance()).toBe(0)
  expect(await shop.db.all`select method, note from cash_entry`).toEqual([{ method: 'card', note: '4711' }]) // prettier-ignore
  const early = await pickup({}, 'packed')
  expect((await handOver(early.id)).body.code).toBe('order_step_not_allowed')
  const delivered = await guestOrder(shop)
  expect((await handOver(delivered, { due: 1400 })).body.code).toBe('order_not_found')
  expect([await statusOf(early.id), await statusOf(delivered)]).toEqual(['packed', 'placed'])
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a rider and a viewer do not see pickups', async () => {
  for (const role of ['rider', 'viewer'] as const) {
    await shop.db.transaction((tx) => appoint(tx, 'bilal', role, 0))
    expect((await cashier.get('admin/pickups')).body.code).toBe('permission_missing')
  }
})
