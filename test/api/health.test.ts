import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

test('alive and ready; without its database alive still, but not ready, and every answer is a sentence', async () => {
  const shop = await openShop()
  const get = async (path: string) => (await shop.guest().get(path)).status
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200])
  await shop.db.run`alter table catalogue_version rename to lost`
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 503])
  expect((await shop.guest().get('/healthz')).text).toBe('{"status":"ok"}')
})

test('a question that the database cannot answer gives nothing away', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db.run`alter table order_line rename to lost`
  const reply = await amina.post('order/create', {
    products: [{ product: 'apples', quantity: 1 }],
    total: 390,
    shippingAddress: 'Saddar',
  })
  expect(reply).toMatchObject({
    status: 500,
    headers: { 'cache-control': 'no-store' },
    body: { code: 'server_error' },
  })
  expect(reply.text).not.toMatch(/order_line|relation|table|sql|\.ts/i)
  expect([
    await shop.stockOf('apples'),
    await shop.count('orders'),
    await shop.balanceOf('amina'),
  ]).toEqual([50, 0, 0])
})
