import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { listenTo } from '../support/listen-to.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop } from '../support/shop.ts'

const live = 'admin/live'

test('a new order and its changes are announced by ids only', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const stream = await listenTo(shop, await shop.as('clerk'), live)
  expect([stream.status, stream.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { _id } = await placed(amina, cartOrder())
  expect(await stream.next()).toEqual({ changed: ['order'], placed: 1, orders: [_id] })
  shop.later(1000)
  await amina.post(`order/${_id}/cancel`, { products: [] })
  expect(await stream.next()).toEqual({ changed: ['order'], placed: 0, orders: [] })
})

test('orders of another server are announced too, many in one message', async () => {
  const shop = await openShop()
  const stream = await listenTo(shop, await shop.as('clerk'), live)
  const amina = await shop.elsewhere('amina')
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    ids.push((await placed(amina, cartOrder()))._id)
    shop.later(60_000)
  }
  const heard: string[] = []
  while (heard.length < 3) heard.push(...(await stream.next()).orders)
  expect(heard).toEqual(ids)
})

test('a role is notified only of areas it may read', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'content', 0))
  const stream = await listenTo(shop, await shop.as('clerk'), live)
  await placed(await shop.as('amina'), cartOrder())
  const owner = await shop.as('owner')
  await owner.patch('admin/products/apples', { name: 'Apples, Red' })
  expect(await stream.next()).toEqual({ changed: ['product'], placed: 0, orders: [] })
})

test('former staff get no further events', async () => {
  const shop = await openShop()
  const stream = await listenTo(shop, await shop.as('clerk'), live)
  await shop.db.run`delete from staff_member where account_id = 'clerk'`
  await placed(await shop.as('amina'), cartOrder())
  expect(await stream.next()).toBeNull()
})

test('eight streams per person; a closed one makes room', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const streams = await Promise.all(Array.from({ length: 8 }, () => listenTo(shop, clerk, live)))
  expect(await clerk.get(live)).toMatchObject({
    status: 429,
    body: { code: 'too_many_streams' },
    headers: { 'retry-after': '60' },
  })
  streams[0]?.hangUp()
  await expect.poll(async () => (await listenTo(shop, clerk, live)).status).toBe(200)
})

test('an order that the reader entered is no news to them', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const [own, other] = [await listenTo(shop, clerk, live), await listenTo(shop, owner, live)]
  await clerk.post('admin/orders', requests.adminTakeOrder.body, onPurpose())
  expect(await own.next()).toMatchObject({ changed: ['order'], placed: 0, orders: [] })
  expect(await other.next()).toMatchObject({ placed: 1 })
})
