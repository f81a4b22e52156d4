import { expect, test } from 'vitest'
import { checkBooksApart } from '#server/jobs/check-books.ts'
import { startCheck } from '#shop/verify/start-check.ts'
import { makeTestDatabase } from '../support/database.ts'
import { fillWithCast } from '../support/cast.ts'
import { openShop } from '../support/shop.ts'

const settled = async (shop: Awaited<ReturnType<typeof openShop>>) => {
  const owner = await shop.as('owner')
  await expect
    .poll(async () => (await owner.get('admin/system')).body.data.lastCheck?.state)
    .not.toBe('running')
  return (await owner.get('admin/system')).body.data
}

test('system facts and queue lengths', async () => {
  const shop = await openShop()
  const { status, body } = await (await shop.as('clerk')).get('admin/system')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    engine: shop.db.engine,
    emailsFailed: 0,
    lastCheck: null,
    node: process.versions.node,
  })
  expect(body.data.databaseSize).toBeGreaterThan(100_000)
  expect(body.data.databaseVersion).toMatch(/^\d+\.\d+/)
})

test('a check of the books reports problems with their rows', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const started = await clerk.post('admin/system/checks')
  expect([started.status, started.body.data.lastCheck.startedAt]).toEqual([
    201,
    '2025-01-05T10:00:00.000Z',
  ])
  expect((await settled(shop)).lastCheck).toMatchObject({ state: 'sound', faults: [] })

  await shop.db.run`update product set stock = stock + 1 where id = 'apples'`
  shop.later(60_000)
  await clerk.post('admin/system/checks')
  expect((await settled(shop)).lastCheck).toEqual({
    startedAt: '2025-01-05T10:01:00.000Z',
    finishedAt: '2025-01-05T10:01:00.000Z',
    state: 'faulty',
    faults: [{ check: 'V4', count: 1, ids: ['apples'] }],
  })
})

test('one check at a time; one that has not ended in an hour is lost, and another may begin', async () => {
  const shop = await openShop()
  const account = { id: 'clerk', role: 'manager' } as never
  const visit = { db: shop.db, now: shop.now, account, lacksTwoFactor: false } as never
  const never = Promise.withResolvers<[]>()
  await startCheck(visit, () => never.promise)
  const clerk = await shop.as('clerk')
  const refused = await Promise.all([1, 2].map(() => clerk.post('admin/system/checks')))
  for (const { status, body } of refused)
    expect([status, body.code]).toEqual([409, 'check_running'])
  shop.later(60 * 60_000)
  expect((await settled(shop)).lastCheck.state).toBe('lost')
  expect((await clerk.post('admin/system/checks')).status).toBe(201)
  expect((await settled(shop)).lastCheck.state).toBe('sound')
  never.resolve([])
})

test('a failed check is reported as interrupted', async () => {
  const shop = await openShop()
  const account = { id: 'clerk', role: 'manager' } as never
  const visit = { db: shop.db, now: shop.now, account, lacksTwoFactor: false } as never
  const { ended } = await startCheck(visit, () => Promise.reject(new Error('no database')))
  await ended
  expect((await settled(shop)).lastCheck.state).toBe('lost')
})

test('a thread with its own connection gets the same result', async () => {
  const address = await makeTestDatabase(fillWithCast)
  const shop = await openShop({ address })
  expect(await checkBooksApart(address, shop.dataFolder)).toEqual([])
  await shop.db.run`update product set stock = stock + 1 where id = 'apples'`
  expect(await checkBooksApart(address, shop.dataFolder)).toMatchObject([
    { name: 'V4', ids: ['apples'] },
  ])
  await expect(checkBooksApart({ folder: shop.dataFolder }, shop.dataFolder)).rejects.toThrow(
    'no such table',
  )
})
