import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const customerOf = async (shop: TestShop, who: string) =>
  (await (await shop.as('clerk')).get(`admin/customers/${who}`)).body.data

test('staff give and take points: the customer reads it in the statement, the books add up', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const { points: balance } = await customerOf(shop, 'amina')
  const given = await clerk.post('admin/customers/amina/points', {
    points: 50,
    reason: 'The eggs were broken',
    balance,
  })
  expect(given.status).toBe(200)
  expect(given.body.data).toMatchObject({
    points: balance + 50,
    pointsEntries: [{ reason: 'adjusted', orderId: null, points: 50, balance: balance + 50 }],
    notes: [{ text: 'The eggs were broken' }],
  })
  shop.later(1000)
  const body = { points: -20, reason: 'Given twice', balance: balance + 50 }
  expect((await clerk.post('admin/customers/amina/points', body)).status).toBe(200)
  const { data } = (await amina.get('user/pointsstatement')).body
  expect(data.slice(0, 2)).toMatchObject([
    { reason: 'adjusted', order: null, reference: null, points: -20, balance: balance + 30 },
    { reason: 'adjusted', order: null, reference: null, points: 50, balance: balance + 50 },
  ])
  const audit = await (await shop.as('owner')).get('admin/audit?kind=customer.points-adjusted')
  expect(audit.body.data[0]).toMatchObject({
    person: { id: 'clerk' },
    subject: 'amina',
    changes: [{ field: 'points', before: balance + 50, after: balance + 30 }],
  })
  await expectSoundLedger(shop)
})

test('the same change sent twice, or by two at once, is done once', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const { points: balance } = await customerOf(shop, 'bilal')
  const body = { points: 10, reason: 'Sorry', balance }
  const replies = await Promise.all(
    [clerk, owner, clerk].map((one) => one.post('admin/customers/bilal/points', body)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const late = replies.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ code: 'points_changed', points: balance + 10 })
  expect((await customerOf(shop, 'bilal')).points).toBe(balance + 10)
  await expectSoundLedger(shop)
})

test('points of an open order cannot be deducted: its cancellation takes them back', async () => {
  const shop = await openShop()
  const [clerk, bilal] = [await shop.as('clerk'), await shop.as('bilal')]
  const before = await customerOf(shop, 'bilal')
  await placed(bilal, cartOrder())
  const { points, pendingPoints } = await customerOf(shop, 'bilal')
  expect(pendingPoints).toBeGreaterThan(0)
  const take = (some: number) =>
    clerk.post('admin/customers/bilal/points', {
      points: -some,
      reason: 'Mistake',
      balance: points,
    })
  const refused = await take(points)
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_points_taken'])
  if (before.points > 0) expect((await take(before.points)).status).toBe(200)
  await delivered(shop, bilal, cartOrder())
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, string, object, number, string | undefined]>([
  ['nothing', 'amina', { points: 0 }, 400, undefined],
  ['half a point', 'amina', { points: 1.5 }, 400, undefined],
  ['more than anybody has', 'amina', { points: 100_001 }, 400, undefined],
  ['without a reason', 'amina', { reason: ' ' }, 400, undefined],
  ['with a reason too long', 'amina', { reason: 'x'.repeat(301) }, 400, undefined],
  ['without a balance', 'amina', { balance: undefined }, 400, undefined],
  ['of nobody', 'nobody', {}, 404, 'customer_not_found'],
  ['of oneself', 'clerk', {}, 403, 'own_points'],
])('refuses points %s, and changes nothing', async (_, who, change, status, code) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  const body = { points: 5, reason: 'Sorry', balance: 0, ...change }
  const reply = await clerk.post(`admin/customers/${who}/points`, body)
  expect([reply.status, code && reply.body.code]).toEqual([status, code])
  expect(await dumpOf(shop.db)).toEqual(before)
})
