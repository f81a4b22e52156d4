import { expect, test } from 'vitest'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { password, type Person } from '../support/cast.ts'
import { buyNow, cartOrder, delivered, placed, onPurpose } from '../support/orders.ts'
import { deadlocksIn } from '../support/postgres.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'

// One lock order (docs/decisions/0011-lock-order.md) prevents deadlocks. The server ends a deadlock after a
// second and the transaction is retried, so answers would still be correct: only the server's count shows
// one.

async function expectNoDeadlock(shop: TestShop) {
  await expectSoundLedger(shop)
  if (shop.db.engine === 'sqlite') return
  const { name } = await shop.db.one<{ name: string }>`select current_database() as name`
  expect(await deadlocksIn(name)).toBe(0)
}

const expectAmong = (replies: readonly Reply[], allowed: readonly number[]) => {
  for (const { status, text } of replies) expect(allowed, text).toContain(status)
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

async function openWithPeople() {
  const shop = await openShop()
  const names: Person[] = ['amina', 'bilal', 'hina', 'clerk', 'owner']
  const [amina, bilal, hina, clerk, owner] = (await Promise.all(
    names.map((name) => shop.as(name)),
  )) as [Caller, Caller, Caller, Caller, Caller]
  return { shop, amina, bilal, hina, clerk, owner }
}

test('staff moves orders on while their customers cancel them', async () => {
  const { shop, amina, bilal, clerk } = await openWithPeople()
  for (let round = 0; round < 5; round += 1) {
    const buyers = [amina, bilal, amina, bilal]
    const orders = await Promise.all(buyers.map((buyer) => placed(buyer, buyNow())))
    const replies = await Promise.all(
      orders.flatMap(({ _id }, n) => [
        clerk.patch(`admin/orders/${_id}`, { status: 'shipped' }),
        buyers[n]?.post(`order/${_id}/cancel`, { products: [] }) ?? clerk.get('user/me'),
      ]),
    )
    expectAmong(replies, [200, 409])
  }
  await expectNoDeadlock(shop)
})

test("two staff members move each other's orders while placing their own", async () => {
  const { shop, clerk, owner } = await openWithPeople()
  for (let round = 0; round < 5; round += 1) {
    const pairs = await Promise.all(
      times(3, async () => [await placed(clerk, buyNow()), await placed(owner, buyNow())]),
    )
    const replies = await Promise.all(
      pairs.flatMap(([ofClerk, ofOwner]) => [
        owner.patch(`admin/orders/${ofClerk._id}`, { status: 'shipped' }),
        clerk.patch(`admin/orders/${ofOwner._id}`, { status: 'cancelled' }),
        clerk.post('order/create', buyNow(), onPurpose()),
      ]),
    )
    expectAmong(replies, [200, 201])
  }
  await expectNoDeadlock(shop)
})

test('orders with lines the other way round, redemptions, deliveries, cancellations', async () => {
  const { shop, amina, hina, clerk } = await openWithPeople()
  await delivered(shop, amina, cartOrder(12_650, [{ product: 'atta', quantity: 10 }]))
  const lines = ['apples', 'atta', 'chai'].map((product) => ({ product, quantity: 1 }))
  for (let round = 0; round < 6; round += 1) {
    const there = cartOrder(2139.5, lines)
    const back = cartOrder(1900, lines.toReversed())
    const before = await placed(amina, buyNow())
    const replies = await Promise.all([
      amina.post('order/create', there, onPurpose()),
      hina.post('order/create', back, onPurpose()),
      amina.post('order/create', there, onPurpose()),
      hina.post('order/create', back, onPurpose()),
      clerk.patch(`admin/orders/${before._id}`, { status: 'shipped' }),
      amina.post('user/redeemloyaltypoints', { points: 20 + round }),
      clerk.patch('admin/products/chai', { description: `Round ${round}` }),
    ])
    expectAmong(replies, [200, 201, 409])
    expect(replies.slice(0, 4).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await Promise.all(
      replies.slice(0, 4).flatMap(({ body: { data } }, n) => {
        const who = n % 2 === 0 ? amina : hina
        return [
          who.post(`order/${data._id}/cancel`, { products: [{ product: 'chai' }] }),
          who.post(`order/${data._id}/cancel`, { products: [{ product: 'apples' }] }),
        ]
      }),
    )
  }
  await expectNoDeadlock(shop)
})

const listOf = (names: readonly string[], stock: number) =>
  [
    'sku,name,department,mrp,stock',
    ...names.map((name) => `${name},${name},Dept ${name},90,${stock}`),
  ].join('\n')

test('lists are imported while their goods are ordered, changed and counted', async () => {
  const { shop, amina, bilal, clerk, owner } = await openWithPeople()
  const csv = { 'content-type': 'text/csv' }
  const known = ['chai', 'apples', 'atta']
  await clerk.post('admin/products/import', listOf(known, 400), csv)
  for (let round = 0; round < 4; round += 1) {
    const fresh = times(8, (n) => `new-${round}-${n}`)
    const lines = known.map((product) => ({ product, quantity: 1 }))
    const replies = await Promise.all([
      clerk.post('admin/products/import', listOf([...known, ...fresh], 400 + round), csv),
      owner.post(
        'admin/products/import',
        listOf([...fresh, ...known].toReversed(), 500 + round),
        csv,
      ),
      amina.post('order/create', cartOrder(420, lines), onPurpose()),
      bilal.post('order/create', buyNow(240, [{ product: 'atta', quantity: 1 }]), onPurpose()),
      clerk.patch('admin/products/apples', { description: 'Now' }),
      owner.patch('admin/products/chai', { description: 'Now' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 201, 201, 200, 200])
  }
  await expectNoDeadlock(shop)
})

test('an account is deleted while its reviews are read, its return decided and its e-mails written', async () => {
  const { shop, clerk } = await openWithPeople()
  for (const person of ['amina', 'bilal', 'hina'] as const) {
    const buyer = await shop.as(person)
    const atta = { product: 'atta', quantity: 1 }
    const order = await delivered(shop, buyer, cartOrder(person === 'hina' ? 1250 : 1400, [atta]))
    const reviewed = await buyer.post('shoppingitems/atta/reviews', { review: 'Good', rating: 5 })
    const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much of it' }
    const asked = await buyer.form(`order/${order}/return`, back)
    const replies = await Promise.all([
      clerk.patch(`admin/returns/${asked.body.data.returns[0]._id}`, { state: 'accepted' }),
      buyer.post('user/deleteaccount', { password }),
      clerk.patch(`admin/reviews/${reviewed.body._id}`, { state: 'refused' }),
      buyer.post('user/deleteaccount', { password }),
      clerk.patch(`admin/reviews/${reviewed.body._id}`, { state: 'approved' }),
      clerk.patch('admin/products/atta', { description: person }),
    ])
    expectAmong(replies, [200, 401, 404, 409])
  }
  await expectNoDeadlock(shop)
})

test('stock alerts are sent while their product changes, and while who waits for it deletes the account', async () => {
  const { shop, bilal, clerk } = await openWithPeople()
  for (const person of ['amina', 'bilal', 'hina'] as const)
    await (await shop.as(person)).post('user/notifyme', { productid: 'soldout' })
  const { version } = (await clerk.get('admin/products/soldout')).body.data
  const back = { version, stock: 9, stockBefore: 0 }
  expect((await clerk.patch('admin/products/soldout', back)).status).toBe(200)
  const [replies] = await Promise.all([
    Promise.all([
      clerk.patch('admin/products/soldout', { description: 'Here again' }),
      bilal.post('user/deleteaccount', { password }),
      clerk.send('DELETE', 'admin/products/soldout'),
    ]),
    sendStockAlerts(shop),
    sendStockAlerts(shop),
  ])
  expectAmong(replies, [200, 409])
  await expectNoDeadlock(shop)
})
