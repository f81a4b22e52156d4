import { expect, test } from 'vitest'
import { openShop, type Reply } from '../support/shop.ts'

const idsOf = (reply: Reply): string[] => reply.body.data.map((item: { _id: string }) => item._id)
const everything = ['apples', 'atta', 'chai', 'lastmango', 'soldout']

test('related products have the same category, or else the same main one, are in stock, and are not the product itself', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const related = async (id: string) =>
    (await guest.get(`shoppingitems/${id}`)).body.related.map((item: { _id: string }) => item._id)
  expect(await related('apples')).toEqual(['lastmango'])
  expect(await related('soldout')).toEqual(['apples', 'lastmango'])
  const clerk = await shop.as('clerk')
  const soldOut = { stock: 0, stockBefore: await shop.stockOf('lastmango') }
  expect((await clerk.patch('admin/products/lastmango', soldOut)).status).toBe(200)
  expect(await related('apples')).toEqual([])
})

test('featured: best sellers, sold-out ones last, in random order', async () => {
  const shop = await openShop()
  const featured = async () => idsOf(await shop.guest().get('shoppingitems/featured'))
  const orders = new Set<string>()
  for (let time = 0; time < 20; time += 1) {
    const ids = await featured()
    expect([ids.toSorted(), ids.at(-1)]).toEqual([everything, 'soldout'])
    orders.add(ids.join())
  }
  expect(orders.size).toBeGreaterThan(3)
  expect((await shop.guest().get('shoppingitems/featured?limit=31')).status).toBe(400)
})

test('featured: a shorter list is chosen among twice as many best sellers', async () => {
  const shop = await openShop()
  await shop.db.run`update product set popularity = 9 where id in ('atta', 'chai')`
  const seen = new Set<string>()
  for (let time = 0; time < 40; time += 1)
    for (const id of idsOf(await shop.guest().get('shoppingitems/featured?limit=1'))) seen.add(id)
  expect([...seen].toSorted()).toEqual(['atta', 'chai'])
})

test('categories: three levels down to the items; without drafts and empty categories', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { data } = (await guest.get('category/')).body
  expect(data).toMatchObject([
    {
      main_category: 'Fruit & Vegetables',
      sub_categories: [
        {
          sub_category: 'Fresh Fruit',
          item_categories: [
            { item_category: 'Apples', items: [{ id: 1, itemfullname: 'Kala Kulu Apples' }] },
            { item_category: 'Mangoes', items: [{ id: 4, itemfullname: 'Chaunsa Mango' }] },
          ],
        },
        {
          sub_category: 'Herbs',
          item_categories: [
            { item_category: 'Coriander', items: [{ id: 5, itemfullname: 'Fresh Coriander' }] },
          ],
        },
      ],
    },
    { main_category: 'Flour & Rice' },
    { main_category: 'Tea & Drinks' },
  ])
  expect(JSON.stringify(data)).not.toMatch(/Mint/)
  const tree = (await guest.get('category/tree')).body.data
  expect(
    tree.map(({ path, products }: { path: string; products: number }) => [path, products]),
  ).toEqual([
    ['fruit-vegetables', 3],
    ['flour-rice', 1],
    ['tea-drinks', 1],
  ])
})
