import { expect, test, vi } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { engine } from '../support/database.ts'
import { cartOrder } from '../support/orders.ts'
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
    shippingAddress: 'Gali 3, Saddar',
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

test.runIf(engine === 'postgres')(
  'an order whose connection is cut is not placed: please try again, and with the same key it is placed once',
  async () => {
    const shop = await openShop()
    const amina = await shop.as('amina')
    const key = { 'idempotency-key': 'a-key-to-try-again-with' }
    const asking = await shop.db.transaction(async (tx) => {
      await tx.one`select id from account where id = 'amina' for update`
      const reply = amina.post('order/create', cartOrder(), key) // waits for the account
      const { pid } = await vi.waitFor(
        () => shop.db.one<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        { timeout: 5000 },
      )
      await shop.db.one`select pg_terminate_backend(cast(${pid} as integer))`
      return { reply }
    })
    expect(await asking.reply).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'unavailable', message: 'The shop is busy for a moment. Please try again.' },
    })
    expect(await shop.count('orders')).toBe(0)
    expect((await amina.post('order/create', cartOrder(), key)).status).toBe(201)
    await expectSoundLedger(shop)
  },
)
