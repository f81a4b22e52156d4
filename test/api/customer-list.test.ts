import { expect, test } from 'vitest'
import { countSales, recountSales } from '#shop/reports/count-sales.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

type Row = { id: string; role: string | null; spend: number; lastOrderAt: string | null }

test('the list of customers leaves staff out unless it is asked for them', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const ids = async (query = '') =>
    (await owner.get(`admin/customers?limit=100${query}`)).body.data.map(({ id }: Row) => id)
  expect(await ids()).toEqual(expect.arrayContaining(['amina', 'bilal']))
  for (const id of ['owner', 'clerk']) {
    expect(await ids()).not.toContain(id)
    expect(await ids('&staff=true')).toContain(id)
    expect(await ids(`&q=${id}`)).not.toContain(id)
  }
  const { data, total } = (await owner.get('admin/customers?limit=100')).body
  expect(total).toBe(data.length)
})

test('spend and last order follow the orders, and the list is sorted by both', async () => {
  const shop = await openShop()
  const [owner, amina, bilal] = [
    await shop.as('owner'),
    await shop.as('amina'),
    await shop.as('bilal'),
  ]
  const count = () => countSales({ db: shop.db, now: () => shop.now() })
  const listed = async (sort: string): Promise<Row[]> =>
    (await owner.get(`admin/customers?limit=100&sort=${sort}`)).body.data
  const of = async (id: string) => (await listed('newest')).find((one) => one.id === id)

  expect(await of('amina')).toMatchObject({ spend: 0, lastOrderAt: null })
  await delivered(shop, amina, cartOrder())
  shop.later(60_000)
  await placed(bilal, buyNow())
  shop.later(60_000)
  const last = await placed(amina, cartOrder())
  const lastOrderAt = new Date(shop.now()).toISOString()
  await count()
  expect(await of('amina')).toMatchObject({ spend: 1260, lastOrderAt })
  expect(await of('bilal')).toMatchObject({ spend: 390 })
  expect((await listed('-spend'))[0]?.id).toBe('amina')
  expect((await listed('-last-order')).slice(0, 2).map(({ id }) => id)).toEqual(['amina', 'bilal'])
  expect((await listed('spend')).at(-1)?.id).toBe('amina')
  expect((await listed('-spend&q=a')).slice(0, 2).map(({ id }) => id)).toEqual(['amina', 'bilal'])
  const names = (await listed('name')).map(({ id }) => id)
  expect((await listed('-name')).map(({ id }) => id)).toEqual(names.toReversed())

  const cancelled = await amina.post(`order/${last._id}/cancel`, {
    products: [{ product: 'apples' }],
  })
  expect(cancelled.status).toBe(200)
  await count()
  expect(await of('amina')).toMatchObject({ spend: 630 })

  // Two accounts of one person become one.
  await owner.post('admin/customers/amina/merge', { from: 'bilal' })
  await count()
  const kept = await of('amina')
  expect(kept).toMatchObject({ spend: 1020 })
  expect(await verifyShop(shop.db, '/no/such/folder', shop.now())).toEqual([])

  await shop.db.run`update account set spend = 1, last_order_at = 0 where id = 'amina'`
  const found = await verifyShop(shop.db, '/no/such/folder', shop.now())
  expect(found.map(({ says }) => says)).toEqual([
    'what a customer spent, or when they last ordered, is not what their orders say',
  ])
  await recountSales({ db: shop.db, now: () => shop.now() })
  expect(await of('amina')).toEqual(kept)
})
