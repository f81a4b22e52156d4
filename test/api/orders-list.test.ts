import { expect, test } from 'vitest'
import { countOrders, listOrders } from '#shop/orders/orders.store.ts'
import { engine } from '../support/database.ts'
import { fillOrders } from '../support/many-orders.ts'
import { buyNow, placed } from '../support/orders.ts'
import { workOf } from '../support/query-work.ts'
import { type Caller, openShop } from '../support/shop.ts'

const idsOf = (orders: { _id: string }[]) => orders.map(({ _id }) => _id)

async function placeSome(count: number, caller: Caller) {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push((await placed(caller, buyNow()))._id)
  return ids.toReversed()
}

test('all orders, newest first, as the contract has it; asked by page, one page and how many there are', async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const ids = await placeSome(5, amina) // in one millisecond: the order of placing counts
  const [his] = await placeSome(1, bilal)

  const all = (await amina.get('order/get')).body
  expect(Object.keys(all)).toEqual(['statuscode', 'data'])
  expect(idsOf(all.data)).toEqual(ids)

  const pages = [1, 2, 3, 4].map(async (page) => {
    const { body } = await amina.get(`order/get?page=${page}&limit=2`)
    return [idsOf(body.data), body.total]
  })
  expect(await Promise.all(pages)).toEqual([
    [ids.slice(0, 2), 5],
    [ids.slice(2, 4), 5],
    [ids.slice(4), 5],
    [[], 5],
  ])
  expect(idsOf((await amina.get('order/get?page=1')).body.data)).toEqual(ids)
  expect((await bilal.get('order/get?limit=1')).body).toMatchObject({
    data: [{ _id: his }],
    total: 1,
  })
  expect((await (await shop.as('hina')).get('order/get?page=1')).body).toEqual({
    statuscode: 200,
    data: [],
    total: 0,
  })
  for (const query of ['page=0', 'page=-1', 'page=two', 'limit=0', 'limit=101', 'limit=1e9'])
    expect([query, (await amina.get(`order/get?${query}`)).status]).toEqual([query, 400])
})

test('orders placed at once are numbered one after the other', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await Promise.all(Array.from({ length: 6 }, () => placed(amina, buyNow())))
  const rows = await shop.db.all<{
    sequence: number
  }>`select sequence from orders order by sequence`
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
})

test('5,000 orders of a buyer, and all of them at once', async () => {
  const shop = await openShop()
  await fillOrders(shop.db, 'amina', 5000)
  const { data } = (await (await shop.as('amina')).get('order/get')).body
  expect(idsOf(data).slice(0, 2)).toEqual(['amina-5000', 'amina-4999'])
  expect(data).toHaveLength(5000)
  expect(data[4999].products).toHaveLength(1)
})

test('a page of a buyer with 5,000 orders takes the statements and rows of one with 5, by index alone', async () => {
  const { db } = await openShop()
  await fillOrders(db, 'bilal', 5)
  await fillOrders(db, 'amina', 5000)
  await fillOrders(db, 'hina', 5000)
  if (engine === 'postgres') await db.run`analyze`

  const pageOf = (accountId: string, from: number) =>
    workOf(db, async (listening) => {
      await countOrders(listening, accountId)
      await listOrders(listening, accountId, from, 5)
    })
  const few = await pageOf('bilal', 5)
  expect(few.length).toBeGreaterThan(3)
  for (const from of [5000, 2500, 5]) expect(await pageOf('amina', from)).toEqual(few)
})
