import { expect, test } from 'vitest'
import { thinOutTogether } from '#shop/orders/buying-again/bought-together.store.ts'
import { countOlderOrders } from '#shop/orders/buying-again/count-older-orders.ts'
import { countBoughtTogether } from '#shop/orders/buying-again/count-bought-together.ts'
import { allowManyOrders, cartOrder, delivered, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const fail = (error: unknown) => {
  throw error
}
const of = (...ids: string[]) => ids.map((product) => ({ product, quantity: 1 }))
/** Apples, atta and chai, each 1: 240 + 1250 + 499.5, and 150 for shipping. */
const prices = { apples: 240, atta: 1250, chai: 499.5 }
const order = (...ids: (keyof typeof prices)[]) =>
  cartOrder(
    ids.reduce((sum, id) => sum + prices[id], 150),
    of(...ids),
  )

async function openWith(...orders: Parameters<typeof order>[]) {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const amina = await shop.as('amina')
  for (const ids of orders) await delivered(shop, amina, order(...ids))
  await countBoughtTogether(shop, fail)
  return { shop, amina }
}

const idsOf = async (caller: Caller, ids: string): Promise<string[]> =>
  (await caller.get(`shoppingitems/together?ids=${ids}`)).body.data.map(
    ({ _id }: { _id: string }) => _id,
  )
const pairs = async ({ db }: TestShop) =>
  (await db.one<{ count: number }>`select count(*) as count from bought_together`).count

test('products of two delivered orders are suggested together, most frequent first; one order is no evidence', async () => {
  const { shop } = await openWith(
    ['apples', 'atta', 'chai'],
    ['apples', 'chai'],
    ['apples', 'atta'],
    ['apples', 'atta'],
  )
  const guest = shop.guest()
  expect(await idsOf(guest, 'apples')).toEqual(['atta', 'chai'])
  expect(await idsOf(guest, 'chai')).toEqual(['apples'])
  expect(await idsOf(guest, 'apples,chai')).toEqual(['atta'])
  expect(await idsOf(guest, 'lastmango')).toEqual([])
  const { together } = (await guest.get('shoppingitems/apples')).body
  expect(together.map(({ _id }: { _id: string }) => _id)).toEqual(['atta', 'chai'])
})

test('another size of a given product is not suggested', async () => {
  const { shop } = await openWith(['apples', 'atta', 'chai'], ['apples', 'atta', 'chai'])
  expect(await idsOf(shop.guest(), 'apples')).toEqual(['atta', 'chai'])
  await shop.db.run`
    update product set family_key = (select family_key from product where id = 'atta') where id = 'apples'`
  expect(await idsOf(shop.guest(), 'apples')).toEqual(['chai'])
})

test('an order counts once, when it is delivered, without what was cancelled', async () => {
  const { shop, amina } = await openWith(['apples', 'atta'], ['apples', 'atta'])
  await countBoughtTogether(shop, fail)
  const counted = await shop.db.all<{ orders: number }>`select orders from bought_together`
  expect(counted.map(({ orders }) => orders)).toEqual([2, 2])
  await placed(amina, order('apples', 'chai')) // under way
  const { _id: id } = await placed(amina, order('atta', 'chai', 'apples'))
  await amina.post(`order/${id}/cancel`, { products: of('chai') })
  const clerk = await shop.as('clerk')
  await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
  await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })
  await countBoughtTogether(shop, fail)
  expect(await pairs(shop)).toBe(2)
})

test("unavailable products are not suggested, and a deleted product's pairs are deleted", async () => {
  const { shop } = await openWith(['apples', 'atta', 'chai'], ['apples', 'atta', 'chai'])
  const clerk = await shop.as('clerk')
  const guest = shop.guest()
  await clerk.patch('admin/products/chai', { stock: 0, stockBefore: 98 })
  expect(await idsOf(guest, 'apples')).toEqual(['atta'])
  await clerk.patch('admin/products/atta', { published: false })
  expect(await idsOf(guest, 'apples')).toEqual([])
})

test('it is forgotten after 90 days, and of a period that is over the strongest 50 of a product stay', async () => {
  const { shop } = await openWith(['apples', 'atta'], ['apples', 'atta'])
  await thinOutTogether(shop.db, shop.now())
  expect(await pairs(shop)).toBe(2)
  shop.later(120 * day)
  expect(await idsOf(shop.guest(), 'apples')).toEqual([])
  await thinOutTogether(shop.db, shop.now())
  expect(await pairs(shop)).toBe(0)
})

test.each(['', ',', 'none', `${'x'.repeat(7)},`.repeat(700)])(
  'ids %j are no error',
  async (ids) => {
    const { status, body } = await (
      await openShop()
    )
      .guest()
      .get(`shoppingitems/together?ids=${ids}`)
    expect([200, 400]).toContain(status)
    if (status === 200) expect(body).toEqual({ data: [] })
  },
)

test('older orders are counted once, in slices, during other writes', async () => {
  const { shop } = await openWith(['apples', 'atta'], ['apples', 'atta'], ['chai', 'atta'])
  const counted = await shop.db.all`select * from bought_together order by product_id, other_id`
  await shop.db.run`delete from bought_together`
  await shop.db.run`
    insert into order_to_count (order_id, delivered_at)
    select order_id, at from order_change where status = 'delivered'`
  await Promise.all([countOlderOrders(shop), countOlderOrders(shop)])
  expect(await countOlderOrders(shop)).toBe(0)
  expect(await shop.db.all`select * from bought_together order by product_id, other_id`).toEqual(
    counted,
  )
})

test('orders that are too old to tell anything are left out', async () => {
  const { shop } = await openWith(['apples', 'atta'])
  await shop.db.run`delete from bought_together`
  await shop.db.run`
    insert into order_to_count (order_id, delivered_at)
    select order_id, ${shop.now() - 200 * day} from order_change where status = 'delivered'`
  expect(await countOlderOrders(shop)).toBe(1)
  expect(await pairs(shop)).toBe(0)
})

test('goods of another kind are not suggested: detergent beside fruit is bought together, but does not go with it', async () => {
  const { shop } = await openWith(['apples', 'atta', 'chai'], ['apples', 'atta', 'chai'])
  const guest = shop.guest()
  expect(await idsOf(guest, 'apples')).toEqual(['atta', 'chai'])
  await shop.db.run`
    update category set name = 'Cleaning' where path = (select main_path from product where id = 'atta')`
  expect(await idsOf(guest, 'apples')).toEqual(['chai'])
  expect(await idsOf(guest, 'atta')).toEqual([])
  expect(await idsOf(guest, 'apples,atta')).toEqual(['chai'])
})
