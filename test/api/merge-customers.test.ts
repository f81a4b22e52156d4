import { expect, test } from 'vitest'
import { countSales, recountSales } from '#shop/reports/count-sales.ts'
import { forFile } from '../support/clean-up.ts'
import { password } from '../support/cast.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const merge = (caller: Caller, kept: string, from: string) =>
  caller.post(`admin/customers/${kept}/merge`, { from })

/** Amina and bilal are one person: both have ordered, in turn, and both have things of their own. */
async function openWithTwo() {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  const orders: string[] = []
  for (const [who, body] of [
    [amina, cartOrder()],
    [bilal, buyNow()],
    [amina, cartOrder()],
  ] as const) {
    orders.push(await delivered(shop, who, body))
    shop.later(20_000)
  }
  const { _id: open } = await placed(bilal, buyNow())
  orders.push(open)
  shop.later(20_000)
  for (const who of [amina, bilal]) await who.post('user/addtofavourites', { productid: 'apples' })
  await bilal.post('user/addtofavourites', { productid: 'chai' })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 3 }] })
  await bilal.put('cart', { cartitems: [{ _id: 'apples', quantity: 5 }, { _id: 'chai', quantity: 1 }] }) // prettier-ignore
  await bilal.post('user/addresses', requests.addAddress.body)
  for (const who of [amina, bilal]) for (let made = 0; made < 6; made += 1) await who.post('lists', requests.createList.body) // prettier-ignore
  await bilal.post('user/notifyme', { productid: 'soldout' })
  await bilal.post('message', requests.sendMessage.body)
  await shop.guest().post('message', { ...requests.sendMessage.body as object, email: 'bilal@kiryana.example' }) // prettier-ignore
  await shop.db.run`update account set email_confirmed_at = 1 where id = 'bilal'`
  await clerk.post('admin/customers/bilal/notes', { text: 'Is Amina too' })
  shop.later(1000)
  return { shop, amina, bilal, clerk, orders, open }
}

const pointsOf = (shop: TestShop, id: Parameters<TestShop['balanceOf']>[0]) => shop.balanceOf(id)

test('a merge moves everything as previewed, closes one account, and passes verification', async () => {
  const { shop, amina, bilal, clerk, orders } = await openWithTwo()
  const [before, moving] = [await pointsOf(shop, 'amina'), await pointsOf(shop, 'bilal')]
  const dump = await dumpOf(shop.db)
  expect((await clerk.get('admin/customers/amina/merge/bilal')).body.data).toEqual({
    orders: 2,
    returns: 0,
    points: moving,
    addresses: 1,
    addressesLeft: 0,
    wishlist: 1,
    lists: 4,
    listsLeft: 2,
    cart: 2,
    reviews: 0,
    reviewsLeft: 0,
    messages: 1,
    notes: 1,
    khata: 0,
    stockAlerts: 1,
  })
  expect(await dumpOf(shop.db)).toEqual(dump)

  const merged = await merge(clerk, 'amina', 'bilal')
  expect(merged.status).toBe(200)
  expect(merged.body.data).toMatchObject({
    id: 'amina',
    orderCount: 4,
    points: before + moving,
    notes: [{ text: 'Is Amina too' }],
    addresses: [{ name: 'Nobody', isDefault: true }],
  })
  expect(merged.body.data.orders.map(({ id }: { id: string }) => id)).toEqual(orders.toReversed())
  expect((await amina.get('user/getfavourites')).body.favorites).toHaveLength(2)
  const { data: lists } = (await amina.get('lists')).body
  expect(lists).toHaveLength(10)
  expect((await amina.get(`lists/${lists[0]._id}`)).body.data.items).toHaveLength(1)
  expect((await amina.get('cart')).body.cartitems).toMatchObject([{ quantity: 5 }, { quantity: 1 }])
  expect(await pointsOf(shop, 'bilal')).toBe(0)

  expect((await bilal.get('user/addresses')).status).toBe(401)
  const login = await shop.guest().post('user/login', { email: 'bilal@kiryana.example', password })
  expect(login.status).toBe(401)
  expect((await clerk.get('admin/customers/bilal')).status).toBe(404)
  const kinds = await shop.db.all`
    select kind, subject, actor from event where kind like 'customer.merged%' order by kind`
  expect(kinds).toEqual([
    { kind: 'customer.merged', subject: 'amina', actor: 'clerk' },
    { kind: 'customer.merged-away', subject: 'bilal', actor: 'clerk' },
  ])
  expect(await shop.db.all`select id from message`).toHaveLength(2)
  await expectSoundLedger(shop)
})

test('a moved order is cancelled with its points, and daily sums stay', async () => {
  const { shop, amina, clerk, open } = await openWithTwo()
  const sums = () => shop.db.all`select * from sales_day order by day`
  await countSales(shop)
  const before = await sums()
  await merge(clerk, 'amina', 'bilal')
  await recountSales(shop)
  expect(await sums()).toEqual(before)
  expect((await amina.post(`order/${open}/cancel`, { products: [] })).status).toBe(200)
  const { _id: next } = await placed(amina, cartOrder())
  expect((await clerk.get('admin/customers/amina')).body.data).toMatchObject({
    orderCount: 5,
    cancelledOrders: 1,
    orders: [{ id: next }, { id: open }, {}, {}, {}],
  })
  await expectSoundLedger(shop)
})

test('sent again it changes nothing, and of two at once one is done', async () => {
  const { shop, clerk } = await openWithTwo()
  const replies = await Promise.all([1, 2, 3].map(() => merge(clerk, 'amina', 'bilal')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const dump = await dumpOf(shop.db)
  expect((await merge(clerk, 'amina', 'bilal')).status).toBe(200)
  expect(await dumpOf(shop.db)).toEqual(dump)
  expect((await merge(clerk, 'bilal', 'amina')).status).toBe(404)
  expect((await merge(clerk, 'hina', 'bilal')).status).toBe(404)
  await expectSoundLedger(shop)
})

test('two opposite merges at once leave one account', async () => {
  const { shop, clerk } = await openWithTwo()
  const both = await Promise.all([merge(clerk, 'amina', 'bilal'), merge(clerk, 'bilal', 'amina')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  await expectSoundLedger(shop)
})

test('a merged account can be merged again', async () => {
  const { shop, clerk } = await openWithTwo()
  const sum = (await pointsOf(shop, 'amina')) + (await pointsOf(shop, 'bilal')) + (await pointsOf(shop, 'hina')) // prettier-ignore
  await merge(clerk, 'amina', 'bilal')
  shop.later(1000)
  expect((await merge(clerk, 'hina', 'amina')).body.data.points).toBe(sum)
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const withTwoOfFile = forFile(openWithTwo)

test.each([
  ['amina', 'amina', 400, 'merge_same'],
  ['amina', 'owner', 409, 'customer_is_staff'],
  ['owner', 'amina', 409, 'customer_is_staff'],
  ['amina', 'nobody', 404, 'customer_not_found'],
  ['amina', 'hina', 409, 'customer_blocked'],
])('%s with %s: %i %s, and nothing is written', async (kept, from, status, code) => {
  const { shop, clerk } = withTwoOfFile()
  await clerk.patch('admin/customers/hina/block', { blocked: true })
  const before = await dumpOf(shop.db)
  for (const reply of [
    await merge(clerk, kept, from),
    await clerk.get(`admin/customers/${kept}/merge/${from}`),
  ])
    expect([reply.status, reply.body.code]).toEqual([status, code])
  expect(await dumpOf(shop.db)).toEqual(before)
})
