import { expect, test } from 'vitest'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('the list: drafts too, newest first, by name, brand or code, a page at a time', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const found = async (query: string) => {
    const { body } = await clerk.get(`admin/products${query}`)
    return [body.data.map((item: { id: string }) => item.id), body.total]
  }
  expect(await found('')).toEqual([['draft', 'soldout', 'lastmango', 'chai', 'atta', 'apples'], 6])
  expect(await found('?q=MINT')).toEqual([['draft'], 1])
  expect(await found('?q=baghban&limit=2&page=3')).toEqual([['atta', 'apples'], 6])
  expect(await found('?q=lastmango')).toEqual([['lastmango'], 1])
  expect(await found('?q=_')).toEqual([[], 0])
  expect(await found('?category=fruit-vegetables&limit=3')).toEqual([
    ['draft', 'soldout', 'lastmango'],
    4,
  ])
  expect(await found('?category=fruit-vegetables/herbs')).toEqual([['draft', 'soldout'], 2])
  expect((await clerk.get('admin/products/1')).body.data).toEqual(
    (await clerk.get('admin/products/apples')).body.data,
  )
  expect((await clerk.get('admin/products/draft')).body.data).toMatchObject({
    published: false,
    sku: 'draft',
    version: 1,
    wholesaleListPrice: 60,
  })
})

test('the list narrowed: sold out, low, on offer now, not in the shop, without a picture', async () => {
  const shop = await openShop({ on: '2025-01-10T10:00:00Z' })
  const clerk = await shop.as('clerk')
  const found = async (query: string) => {
    const { body } = await clerk.get(`admin/products?${query}`)
    return [body.data.map((item: { id: string }) => item.id), body.total]
  }
  const short = async () => {
    const { soldOut, lowStock } = (await clerk.get('admin/today')).body.data
    return [soldOut, lowStock]
  }
  expect(await found('only=draft')).toEqual([['draft'], 1])
  expect(await found('only=sold-out')).toEqual([['soldout'], 1])
  expect(await found('only=low-stock')).toEqual([['lastmango'], 1])
  expect(await found('only=low-stock&q=chai')).toEqual([[], 0])
  expect(await found('only=no-picture&limit=1&page=2')).toEqual([['soldout'], 6])
  expect(await short()).toEqual([1, 1])

  const offers = [
    ['atta', '2025-01-10T10:00:00Z', '2025-01-11T00:00:00Z'],
    ['lastmango', '2025-01-10T10:00:01Z', null],
    ['soldout', null, '2025-01-10T10:00:00Z'],
  ] as const
  for (const [id, offerFrom, offerUntil] of offers)
    await clerk.patch(`admin/products/${id}`, { offerPrice: 50, offerFrom, offerUntil })
  await clerk.patch('admin/products/chai', { multiBuy: { quantity: 3, price: 1300 } })
  expect(await found('only=on-offer')).toEqual([['chai', 'atta', 'apples'], 3])
  shop.later(1000)
  expect((await found('only=on-offer'))[0]).toContain('lastmango')

  await (await shop.as('owner')).patch('admin/settings', { lowStock: 50 })
  expect(await found('only=low-stock')).toEqual([['lastmango', 'apples'], 2])
  expect(await short()).toEqual([1, 2])
  expect((await clerk.get('admin/products?only=cheap')).status).toBe(400)
})

test('customers: fields for staff, without secrets', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await placed(await shop.as('hina'), cartOrder(550))
  const { data, total } = (await clerk.get('admin/customers?q=TRADERS')).body
  expect([data, total]).toMatchObject([
    [
      {
        id: 'hina',
        type: 'stock',
        wholesale: true,
        orderCount: 1,
        points: 13,
        createdAt: '2025-01-01T00:00:00.000Z',
      },
    ],
    1,
  ])
  expect((await clerk.get('admin/customers/hina')).body.data).toMatchObject(data[0])
  expect((await clerk.get('admin/customers')).body.total).toBe(4)
  expect((await clerk.get('admin/customers')).text).not.toMatch(/argon2|hash|password/)
  expect(await clerk.get('admin/customers/nobody')).toMatchObject({
    status: 404,
    body: { message: 'Customer not found' },
  })
})
