import { expect, test, vi } from 'vitest'
import { type Db, DatabaseUnavailable } from '#db/database.ts'
import { loadPages } from '#server/load-pages.ts'
import { engine } from '../support/database.ts'
import { cartOrder } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const person = { accept: 'text/html,*/*;q=0.8' }

test('the database is unreachable: a signed-in visitor gets an error page, a program the same as JSON', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const amina = await shop.as('amina')
  const away = vi
    .spyOn(shop.db, 'maybeOne')
    .mockRejectedValue(new DatabaseUnavailable('The database cannot be reached'))
  const page = await amina.get('/orders', person)
  expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ])
  expect(page.text).toContain('The shop is busy for a moment. Please try again.')
  const call = await amina.get('user/me', { accept: '*/*' })
  expect(call).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  away.mockRestore()
  expect((await amina.get('/orders', person)).status).toBe(200)
})

test('a guest’s page that cannot be loaded says so, and that it may be asked for again', async () => {
  const shop = await openShop({ pages: await loadPages() })
  vi.spyOn(shop.db, 'all').mockRejectedValue(new DatabaseUnavailable('away'))
  const page = await shop.guest().get('/news', person)
  expect([page.status, page.headers['retry-after']]).toEqual([503, '2'])
  expect(page.text).toMatch(/<h1[^>]*>Something went wrong/)
})

/** As on a standby, or when an operator has locked it: for all connections from now on. */
async function setReadOnly(db: Db, isReadOnly: boolean) {
  const { name } = await db.one<{ name: string }>`select current_database() as name`
  await db.transaction((tx) =>
    tx.script(`set transaction read write;
      alter database "${name}" set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`),
  )
  await db.all`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await db.all`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  await vi.waitFor(async () => {
    const { on } = await db.one<{ on: string }>`
      select current_setting('default_transaction_read_only') as on`
    expect(on).toBe(isReadOnly ? 'on' : 'off')
  })
}

test.runIf(engine === 'postgres')(
  'a database that takes no writes: people read on, writes are refused kindly, and readiness says so',
  async () => {
    const shop = await openShop({ pages: await loadPages() })
    const amina = await shop.as('amina')
    expect((await amina.get('/readyz')).body).toEqual({ status: 'ok' })
    await setReadOnly(shop.db, true)
    shop.later(11 * 60_000) // the session would be prolonged
    expect(await amina.get('/readyz')).toMatchObject({ status: 503, body: { status: 'read-only' } })
    expect((await amina.get('/orders', person)).status).toBe(200)
    expect((await shop.guest().get('/products/1', person)).status).toBe(200)
    expect(await amina.post('order/create', cartOrder())).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { message: 'The shop is busy for a moment. Please try again.' },
    })
    await setReadOnly(shop.db, false)
    expect((await amina.get('/readyz')).status).toBe(200)
    expect((await amina.post('order/create', cartOrder())).status).toBe(201)
  },
)
