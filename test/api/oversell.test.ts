import { expect, test } from 'vitest'
import { twentyAtATime } from '../support/at-a-time.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cast, type Person } from '../support/cast.ts'
import {
  address,
  allowManyOrders,
  buyNow,
  cartOrder,
  contact,
  onPurpose,
} from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const people = Object.keys(cast) as Person[]

/** As many buyers as asked for, each with a session of their own; some are the same person twice. */
const buyersOf = (shop: TestShop, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => shop.as(people[n % people.length] ?? 'amina')),
  )
const mango = (caller: Caller, person: Person) =>
  caller.post(
    'order/create',
    cartOrder(cast[person].wholesale ? 600 : 650, [{ product: 'lastmango', quantity: 1 }]),
    onPurpose(),
  )
const changesOf = (shop: TestShop, id: string) => shop.db.all<{ change: number; reason: string }>`
  select change, reason from stock_entry where product_id = ${id} order by change desc`

test('thirty customers want the last mango: one gets it, the others are refused by name', async () => {
  const shop = await openShop()
  const buyers = await buyersOf(shop, 30)
  const replies = await twentyAtATime(
    buyers.map((buyer, n) => () => mango(buyer, people[n % people.length] ?? 'amina')),
  )
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
  for (const reply of replies.filter(({ status }) => status !== 201)) {
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        product: 'lastmango',
        message: 'There is not enough of Chaunsa Mango left',
      },
    })
  }
  expect(await shop.stockOf('lastmango')).toBe(0)
  expect(await changesOf(shop, 'lastmango')).toEqual([
    { change: 1, reason: 'counted' },
    { change: -1, reason: 'ordered' },
  ])
  expect(await shop.count('orders')).toBe(1)
  await expectSoundLedger(shop)
})

test('twenty guests for five: five have one', async () => {
  const shop = await openShop()
  await shop.db
    .run`insert into stock_entry (id, product_id, reason, change, at) values ('more', 'lastmango', 'counted', 4, 0)`
  await shop.db.run`update product set stock = 5 where id = 'lastmango'`
  await allowManyOrders(shop.db)
  const orderInputOf = (guest: number) =>
    buyNow(650, [{ product: 'lastmango', quantity: 1 }], {
      contact: { ...contact, email: `guest-${guest}@kiryana.example` },
    })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => shop.guest().post('order/create', orderInputOf(n))),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 15 }, () => 409),
  ])
  expect(await shop.stockOf('lastmango')).toBe(0)
  await expectSoundLedger(shop)
})

test('orders with their lines the other way round never wait for each other', async () => {
  const shop = await openShop()
  const there = [
    { product: 'apples', quantity: 1 },
    { product: 'chai', quantity: 1 },
  ]
  const back = there.toReversed()
  const buyers = await buyersOf(shop, 16)
  const replies = await Promise.all(
    buyers.map((buyer, n) => {
      const isWholesale = cast[people[n % people.length] ?? 'amina'].wholesale
      return buyer.post(
        'order/create',
        cartOrder(isWholesale ? 800 : 889.5, n % 2 === 0 ? there : back),
        onPurpose(),
      )
    }),
  )
  expect(replies.map((reply) => reply.status)).toEqual(buyers.map(() => 201))
  expect([await shop.stockOf('apples'), await shop.stockOf('chai')]).toEqual([34, 84])
  await expectSoundLedger(shop)
})

test('an order of which one line is sold out takes nothing of the others', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  const reply = await amina.post(
    'order/create',
    cartOrder(480, [
      { product: 'apples', quantity: 1 },
      { product: 'soldout', quantity: 1 },
    ]),
    onPurpose(),
  )
  expect(reply).toMatchObject({ status: 409, body: { code: 'out_of_stock', product: 'soldout' } })
  expect(await shop.stockOf('apples')).toBe(50)
  expect((await amina.get('cart')).body.cartitems).toHaveLength(1)
  expect([
    await shop.count('orders'),
    await shop.count('points_entry'),
    await shop.count('stock_entry'),
  ]).toEqual([0, 0, 4])
})

test('an uncounted product is never sold out, and writes no stock entry', async () => {
  const shop = await openShop()
  const reply = await (
    await shop.as('amina')
  ).post(
    'order/create',
    {
      products: [{ product: 'atta', quantity: 999 }],
      total: 999 * 1250 + 150,
      shippingAddress: address,
      paymentMethod: 'card',
    },
    onPurpose(),
  )
  expect(reply.status).toBe(201)
  expect(await shop.stockOf('atta')).toBeNull()
  expect(await changesOf(shop, 'atta')).toEqual([])
})

test('staff counts stock while orders come in: the ledger tells of both', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const buyers = await buyersOf(shop, 5)
  const orders = buyers.map((buyer, n) =>
    buyer.post(
      'order/create',
      cartOrder(cast[people[n] ?? 'amina'].wholesale ? 350 : 390, [
        { product: 'apples', quantity: 1 },
      ]),
      onPurpose(),
    ),
  )
  const counts = [-8, 3].map((stockChange) => clerk.patch('admin/products/apples', { stockChange }))
  const replies = await Promise.all([...orders, ...counts])
  expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201, 201, 200, 200])
  await expectSoundLedger(shop)
})
