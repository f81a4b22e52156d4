import { expect, test } from 'vitest'
import { accountById, toAccount } from '#shop/accounts/accounts.store.ts'
import { buyAgain } from '#shop/orders/buying-again/buy-again.ts'
import { visitOf } from '#shop/visit.ts'
import { engine } from '../support/database.ts'
import { fillOrders } from '../support/many-orders.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { workOf } from '../support/query-work.ts'
import { type Caller, openShop } from '../support/shop.ts'

const of = (product: string, quantity: number) => ({ product, quantity })
const usualOf = async (caller: Caller): Promise<string[]> =>
  (await caller.get('user/usual')).body.data.map(
    ({ _id, quantity }: { _id: string; quantity: number }) => `${quantity} ${_id}`,
  )

test("a customer's usual products and quantities, from their own orders only", async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  await placed(amina, cartOrder(1880, [of('apples', 2), of('atta', 1)]))
  await placed(amina, cartOrder())
  await placed(bilal, cartOrder(390, [of('apples', 1)]))
  expect(await usualOf(amina)).toEqual(['2 apples', '1 atta'])
  expect(await usualOf(bilal)).toEqual(['1 apples'])
  expect((await (await shop.as('clerk')).get('user/usual')).body).toEqual({ data: [], order: null })
  expect((await shop.guest().get('user/usual')).body).toEqual({ data: [], order: null })
})

test('prices and stock are current: sold-out products come last, removed ones are missing', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await placed(amina, cartOrder(2879, [of('apples', 2), of('atta', 1), of('chai', 2)]))
  await placed(amina, cartOrder())
  await clerk.patch('admin/products/apples', { stock: 0, stockBefore: 46 })
  await clerk.patch('admin/products/chai', { stock: 1, stockBefore: 98, listPrice: 520 })
  const { data } = (await amina.get('user/usual')).body
  expect(data).toMatchObject([
    { _id: 'atta', quantity: 1, orders: 1 },
    { _id: 'chai', quantity: 1, orignalprice: 520, stock: 1 },
    { _id: 'apples', orders: 2, stock: 0 },
  ])
  await clerk.patch('admin/products/atta', { published: false })
  expect(await usualOf(amina)).toEqual(['1 chai', '1 apples'])
})

test('a wholesale customer sees their own prices, in quantities that can be ordered', async () => {
  const shop = await openShop()
  const [hina, clerk] = [await shop.as('hina'), await shop.as('clerk')]
  await placed(hina, cartOrder(1150, [of('apples', 5)]))
  await clerk.patch('admin/products/apples', { wholesaleMinimum: 24, wholesaleStep: 12 })
  expect((await hina.get('user/usual')).body.data).toMatchObject([
    { _id: 'apples', quantity: 24, discountprice: 200, wholesale_minimum: 24, wholesale_step: 12 },
  ])
})

test('the newest order under way, until it is delivered or cancelled', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const orderOf = async () => (await amina.get('user/usual')).body.order
  await delivered(shop, amina)
  expect(await orderOf()).toBeNull()
  const first = await placed(amina, cartOrder())
  const second = await placed(amina, cartOrder())
  expect(await orderOf()).toEqual({
    _id: second._id,
    createdAt: second.createdAt,
    pickup: null,
    status: 'placed',
    arrival: second.arrival,
  })
  await amina.post(`order/${second._id}/cancel`, { products: [] })
  await (await shop.as('clerk')).patch(`admin/orders/${first._id}`, { status: 'shipped' })
  expect(await orderOf()).toMatchObject({ _id: first._id, status: 'shipped' })
  expect(await usualOf(amina)).toEqual(['2 apples'])
})

test('1,000 orders cost what 30 do: each statement goes by an index, and looks at the last orders alone', async () => {
  const shop = await openShop()
  await fillOrders(shop.db, 'bilal', 30)
  await fillOrders(shop.db, 'amina', 1000)
  if (engine === 'postgres') await shop.db.run`analyze`
  const workFor = async (id: string) => {
    const account = await accountById(shop.db, id)
    if (account === undefined) throw new Error(`${id} is not there`)
    return workOf(shop.db, (db) => buyAgain(visitOf({ ...shop, db }, toAccount(account))))
  }
  const few = await workFor('bilal')
  expect(few).toHaveLength(3)
  expect(await workFor('amina')).toEqual(few)
  const { data } = (await (await shop.as('amina')).get('user/usual')).body
  expect(data).toMatchObject([{ _id: 'apples', orders: 24 }])
})

test('a search lists bought products first among equals, marked for that customer only', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const found = async (caller: Caller) =>
    (await caller.get('search?q=fruit')).body.data.map(
      ({ _id, bought }: { _id: string; bought?: boolean }) => `${_id}${bought ? ' again' : ''}`,
    )
  const anybody = await found(shop.guest())
  const [first, second] = ['apples', 'lastmango'].toSorted(
    (a, b) => anybody.indexOf(a) - anybody.indexOf(b),
  ) as ['apples', 'lastmango'] | ['lastmango', 'apples']
  const total = { apples: 390, lastmango: 650 }[second]
  await placed(amina, cartOrder(total, [of(second, 1)]))
  const hers = await found(amina)
  expect(hers.indexOf(`${second} again`)).toBeGreaterThanOrEqual(0)
  expect(hers.indexOf(`${second} again`)).toBeLessThan(hers.indexOf(first))
  expect(await found(shop.guest())).toEqual(anybody)
  expect(await found(await shop.as('bilal'))).toEqual(anybody)
  const page = (await amina.get('shoppingitems?q=fruit&limit=24')).body.data
  expect(page.filter(({ bought }: { bought?: boolean }) => bought)).toHaveLength(1)
})
