import { expect, test } from 'vitest'
import { findPlace, idsNearPrice } from '#shop/catalogue/similar.store.ts'
import { workOf } from '../support/query-work.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const category = { mainCategory: 'Fruit & Vegetables', subCategory: 'Fresh Fruit' }

async function added(
  shop: TestShop,
  name: string,
  itemCategory: string,
  listPrice: number,
  more = {},
) {
  const reply = await (
    await shop.as('clerk')
  ).post('admin/products', { ...category, name, itemCategory, listPrice, published: true, ...more })
  expect(reply.status).toBe(201)
}

const relatedTo = async (shop: TestShop, id: string, who: 'guest' | 'hina' = 'guest') =>
  (await (await shop.is(who)).get(`shoppingitems/${id}`)).body.related.map(
    ({ itemfullname }: { itemfullname: string }) => itemfullname,
  )

test('similar products: same category by nearest price, then the parent, sold-out ones last', async () => {
  const shop = await openShop() // the apples cost 240, the mango in the category above 500
  await added(shop, 'Green Apples', 'Apples', 400)
  await added(shop, 'Golden Apples', 'Apples', 250, { brand: 'Sunehri', pack: '1 kg' })
  await added(shop, 'Golden Apples', 'Apples', 260, { brand: 'Sunehri', pack: '2 kg' }) // named once
  await added(shop, 'Small Apples', 'Apples', 120)
  await added(shop, 'Gone Apples', 'Apples', 300, { stock: 0 })
  await added(shop, 'Unseen Apples', 'Apples', 300, { published: false })
  await added(shop, 'Kala Kulu Apples', 'Apples', 900, { brand: 'Baghban', pack: '4 kg' }) // another size
  await added(shop, 'Pears', 'Pears', 260)
  expect(await relatedTo(shop, 'apples')).toEqual([
    'Golden Apples',
    'Small Apples',
    'Green Apples',
    'Pears',
    'Chaunsa Mango',
    'Gone Apples',
  ])
})

test('at most twelve, the nearest of many on either side', async () => {
  const shop = await openShop()
  for (let step = 1; step <= 16; step += 1) {
    await added(shop, `Apples plus ${step}`, 'Apples', 300 + 10 * step)
    await added(shop, `Apples less ${step}`, 'Apples', 300 - 10 * step)
  }
  await shop.db.run`update product set offer_price = null where id = 'apples'`
  const found = await relatedTo(shop, 'apples')
  expect(found).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((step) => [`Apples plus ${step}`, `Apples less ${step}`]),
  )
})

test('they are looked up by category and price, however large the catalogue is', async () => {
  const shop = await openShop()
  const place = await findPlace(shop.db, 'apples')
  if (place === undefined) throw new Error('There are no apples')
  for (const level of ['item', 'sub'] as const)
    await workOf(shop.db, (db) => idsNearPrice(db, place, level, true))
})

test('where categories have few, best sellers of the main category complete a row of six', async () => {
  const shop = await openShop()
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await added(shop, `Herb ${number}`, 'Herbs', 50 + number, { subCategory: 'Herbs' })
  await added(shop, 'Gone Herb', 'Herbs', 50, { subCategory: 'Herbs', stock: 0 })
  await shop.db.run`update product set popularity = 9 where name = ${'Herb 7'}`
  const found = await relatedTo(shop, 'apples')
  expect(found).toHaveLength(6)
  expect(found[0]).toBe('Chaunsa Mango') // the category above comes first, however far its price is
  expect(found).toContain('Herb 7')
  expect(found).not.toContain('Gone Herb')
})
