import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { onPurpose } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

const two = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
const sell = (by: Caller, more: object = {}, headers = onPurpose()) =>
  by.post('admin/sales', { ...two, customerId: 'amina', ...more }, headers)

/** Amina may owe Rs. 1,000; Bilal is a cashier, and may too. */
async function openCounter() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  for (const who of ['amina', 'bilal']) {
    const { version } = (await clerk.get(`admin/khata/${who}`)).body.data
    await clerk.put(`admin/khata/${who}`, { isOn: true, limit: 1000, days: 30, version })
  }
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  return { shop, clerk, cashier: await shop.as('bilal') }
}
const khataOf = async (by: Caller) => (await by.get('admin/khata/amina')).body.data

test('a cashier sells on account within the limit, and the receipt says so', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const found = await cashier.get('admin/khata?q=amina&filter=all')
  expect(found.body.data).toMatchObject([{ id: 'amina', isOn: true }])
  const quote = await cashier.post('admin/sales/quote', { lines: two.lines, customerId: 'amina' })
  expect(quote.body.data).toMatchObject({ total: 480, khata: { left: 1000, limit: 1000 } })
  const key = onPurpose()
  const replies = await Promise.all([1, 2].map(() => sell(cashier, {}, key)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  const sale = replies[0]?.body.data
  expect(sale).toMatchObject({ status: 'delivered', total: 480, account: 'Amina Siddiqui' })
  expect((await cashier.get(`admin/sales/${sale.id}`)).body.data).toMatchObject({ account: 'Amina Siddiqui' }) // prettier-ignore
  const { sales } = (await cashier.get('admin/sales')).body.data
  expect(sales).toMatchObject([{ id: sale.id, onAccount: true, total: 480 }])
  expect(await khataOf(clerk)).toMatchObject({ balance: 480, left: 520, entries: [{ kind: 'order', amount: 480 }] }) // prettier-ignore
  expect((await cashier.get('admin/cash')).body.own).toBeNull() // no cash came in
  expect(await sell(cashier, { lines: [{ productId: 'apples', quantity: 3 }], total: 720 })).toMatchObject({
    status: 409,
    body: { code: 'khata_limit', expected: { total: 720, left: 520 } },
  }) // prettier-ignore
  const walkIn = await sell(cashier, { customerId: null })
  expect(walkIn.body.data).toMatchObject({ account: null })
  await sound(shop)
})

test('two cashiers who sell to the same customer at once stay within the limit', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const three = { lines: [{ productId: 'apples', quantity: 3 }], total: 720 }
  const replies = await Promise.all([sell(cashier, three), sell(clerk, three)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await khataOf(clerk)).toMatchObject({ balance: 720, left: 280 })
  await sound(shop)
})

test('only customers who may buy on account do, and nobody sells to themselves', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const price = (customerId: string) =>
    cashier.post('admin/sales/quote', { lines: two.lines, customerId })
  for (const who of ['kashif', 'unknown'])
    for (const reply of [await sell(cashier, { customerId: who }), await price(who)])
      expect(reply.status, reply.text).toBe(who === 'kashif' ? 409 : 404)
  expect((await sell(cashier, { customerId: 'kashif' })).body.code).toBe('khata_off')
  expect((await sell(cashier, { customerId: 'bilal' })).body.code).toBe('own_khata')
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  expect((await sell(clerk)).status).toBe(403)
  expect(await shop.count('orders')).toBe(0)
})

test('what is taken back of such a sale is credited to the account', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const { id } = (await sell(cashier)).body.data
  const lines = [{ productId: 'apples', quantity: 1, restock: true }]
  const { data: refund } = (
    await clerk.post(`admin/orders/${id}/returns/quote`, { lines, kind: 'unwanted' })
  ).body
  const back = { lines, kind: 'unwanted', reason: 'One too many', refund }
  const reply = await clerk.post(`admin/orders/${id}/returns`, back, onPurpose())
  expect(reply.status, reply.text).toBe(201)
  expect(await khataOf(clerk)).toMatchObject({ balance: 240 })
  await sound(shop)
})
