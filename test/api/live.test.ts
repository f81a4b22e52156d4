import { expect, test } from 'vitest'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { listenTo } from '../support/listen-to.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { assigned, stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const listen = async (shop: TestShop, who: Caller, path: string) => {
  const stream = await listenTo(shop, who, `order/${path}`)
  return { ...stream, next: async () => (await stream.next())?.status ?? null }
}

async function openWithOrder(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, cartOrder())
  shop.later(1000)
  return { shop, amina, id, live: `${id}/live` }
}
const move = async (shop: TestShop, id: string, status: string) => {
  shop.later(1000)
  await (await shop.as('clerk')).patch(`admin/orders/${id}`, { status })
}

test('an order is followed to its end, and the stream ends with it', async () => {
  const { shop, amina, id, live } = await openWithOrder()
  const stream = await listen(shop, amina, live)
  expect(stream.status).toBe(200)
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await stream.next()).toBe('placed')
  for (const status of ['packed', 'shipped', 'delivered']) {
    await move(shop, id, status)
    expect(await stream.next()).toBe(status)
  }
  expect(await stream.next()).toBeNull()
  const again = await listen(shop, amina, live)
  expect([await again.next(), await again.next()]).toEqual(['delivered', null])
})

test('a client that has seen the final state is told not to reconnect', async () => {
  const { amina, id, live } = await openWithOrder()
  await amina.post(`order/${id}/cancel`, { products: [] })
  const [event] = /^id: .*/m.exec((await amina.get(`order/${live}`)).text) ?? []
  expect(
    (await amina.get(`order/${live}`, { 'last-event-id': event?.slice(4) ?? '' })).status,
  ).toBe(204)
})

test('changes of another server arrive, also partial cancellations', async () => {
  const { shop, amina, id, live } = await openWithOrder()
  const stream = await listen(shop, amina, live)
  expect(await stream.next()).toBe('placed')
  await amina.post(`order/${id}/cancel`, { products: [{ product: 'apples', quantity: 1 }] })
  expect(await stream.next()).toBe('placed')
  await (await shop.elsewhere('clerk')).patch(`admin/orders/${id}`, { status: 'packed' })
  expect(await stream.next()).toBe('packed')
})

test('a reader of Urdu hears of the goods in Urdu, as the page says them', async () => {
  const { shop, amina, id, live } = await openWithOrder({ languages: [english, urdu] })
  await writeTranslations(shop.db, 'ur', new Map([['Kala Kulu Apples', 'کالا کولو سیب']]), 1)
  amina.cookies.set('locale', 'ur')
  const [page, stream] = [
    await amina.get(`order/${id}`),
    await listenTo(shop, amina, `order/${live}`),
  ]
  const names = ({ products }: { products: { product: { itemfullname: string } }[] }) =>
    products.map(({ product }) => product.itemfullname)
  const told = names(await stream.next())
  expect(told).toContain('کالا کولو سیب')
  expect(told).toEqual(names(page.body.data))
})

test('a customer hears of the stops before theirs, also when they are sorted', async () => {
  const { shop, amina, id } = await openWithOrder()
  const clerk = await shop.as('clerk')
  const { ids, day, stops } = await assigned(shop, clerk, 2)
  const orders = [{ id, from: null }]
  const { runs } = (await clerk.post('admin/runs/stops', { day, rider: 'clerk', orders })).body.data
  for (const one of [...ids, id]) {
    await clerk.patch(`admin/orders/${one}`, { status: 'packed' })
    await clerk.post('admin/run/actions', stopAction(shop, one, 'taken'))
  }
  const stream = await listenTo(shop, amina, `order/${id}/live`)
  const before = async () => (await stream.next())?.run?.stopsBefore
  expect(await before()).toBe(2)
  await clerk.post('admin/run/actions', stopAction(shop, ids[0], 'delivered'))
  expect(await before()).toBe(1)
  const [{ version }] = runs
  const sorted = { rider: 'clerk', day, version, orders: [id, ...stops] }
  expect((await clerk.send('PUT', 'admin/runs/stops', sorted)).status).toBe(200)
  expect(await before()).toBe(0)
  await clerk.send('PUT', 'admin/run/stops-shown', { isShown: false })
  expect(await before()).toBe(null)
})

test('a guest follows by cookie or key; others get the same answer as for a missing order', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { _id: id, key } = await placed(guest, buyNow(390, undefined, { contact }))
  await shop.db.run`update orders set status = 'cancelled'` // so that each answer ends
  expect((await guest.get(`order/${id}/live`)).text).toContain('"cancelled"')
  expect((await shop.guest().get(`order/${id}/live?key=${key}`)).text).toContain('"cancelled"')
  for (const who of [shop.guest(), await shop.as('amina'), await shop.as('clerk')]) {
    const [theirs, none] = [await who.get(`order/${id}/live`), await who.get('order/none/live')]
    expect([theirs.status, theirs.text]).toEqual([404, none.text])
  }
  expect((await guest.get(`order/${'x'.repeat(500)}/live`)).status).toBe(400)
})

test('after a logout the stream ends', async () => {
  const { shop, amina, id, live } = await openWithOrder()
  const stream = await listen(shop, amina, live)
  expect(await stream.next()).toBe('placed')
  await shop.db.run`delete from session where account_id = 'amina'`
  await move(shop, id, 'packed')
  expect(await stream.next()).toBeNull()
})

test('eight streams per customer; a closed one makes room', async () => {
  const { shop, amina, live } = await openWithOrder()
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(shop, amina, live)))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const ninth = await amina.get(`order/${live}`)
  expect(ninth).toMatchObject({
    status: 429,
    body: { code: 'too_many_streams' },
    headers: { 'retry-after': '60' },
  })
  streams[0]?.hangUp()
  await expect.poll(async () => (await listen(shop, amina, live)).status).toBe(200)
})

test('a server that stops ends its streams and is quick', async () => {
  const { shop, amina, live } = await openWithOrder()
  const stream = await listen(shop, amina, live)
  expect(await stream.next()).toBe('placed')
  const began = Date.now()
  await shop.app.close()
  expect(Date.now() - began).toBeLessThan(1000)
  expect(await stream.next()).toBeNull()
})
