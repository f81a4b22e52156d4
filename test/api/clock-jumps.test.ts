import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { password } from '../support/cast.ts'
import { buyNow, cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000

test('a clock that goes back a day changes neither the order of orders nor that of their states', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const first = await placed(amina, buyNow())
  await clerk.patch(`admin/orders/${first._id}`, { status: 'packed' })
  shop.later(-day)
  const second = await placed(amina, buyNow())
  await clerk.patch(`admin/orders/${first._id}`, { status: 'shipped' })
  const { data } = (await amina.get('order/get')).body
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id])
  const [, { status, history }] = data
  expect(status).toBe('shipped')
  expect(history.map((change: { status: string }) => change.status)).toEqual([
    'placed',
    'packed',
    'shipped',
  ])
  await expectSoundLedger(shop)
})

test('an idempotency key returns its order after any clock jump', async () => {
  const shop = await openShop()
  const key = { 'idempotency-key': 'one-order-and-no-other' }
  const amina = await shop.as('amina')
  const first = await amina.post('order/create', cartOrder(), key)
  expect(first.status).toBe(201)
  for (const jump of [-day, 3 * day, 20 * day, -30 * day]) {
    shop.later(jump)
    const again = await (await shop.as('amina')).post('order/create', cartOrder(), key)
    expect([again.status, again.body.data?._id]).toEqual([201, first.body.data._id])
  }
  expect(await shop.count('orders')).toBe(1)
})

test('the clock a year ahead and back: sessions end by their rule, and a new login works', async () => {
  const shop = await openShop()
  const login = { email: 'amina@kiryana.example', password }
  const amina = shop.guest()
  await amina.post('user/login', login)
  shop.later(365 * day)
  expect((await amina.get('user/me')).body).toBeNull()
  await amina.post('user/login', login)
  shop.later(-365 * day)
  expect((await amina.get('user/me')).body).toMatchObject({ _id: 'amina' })
  await placed(amina, buyNow())
  await expectSoundLedger(shop)
})
