import { bumpCatalogue } from '#shop/catalogue/catalogue.store.ts'
import { expect, test } from 'vitest'
import { groupAsSizes, path } from '../support/sizes.ts'
import { type Caller, openShop } from '../support/shop.ts'

type Size = { _id: string; sizes?: Size[]; orignalprice: number; wholesale_orignalprice?: number }

async function openAtta(given = {}) {
  const shop = await openShop()
  await groupAsSizes(shop.db, given)
  return shop
}

const list = async (caller: Caller, query: string) => {
  const { body } = await caller.get(`shoppingitems/${query}`)
  const data = body.data as Size[]
  return { total: body.total, ids: data.map(({ _id }) => _id), data }
}
const sizes = ({ sizes: all }: Size) => all?.map(({ _id }) => _id)

test('a list shows one size of each product, with all of them, the smallest first', async () => {
  const shop = await openAtta()
  const guest = shop.guest()
  const { total, ids, data } = await list(guest, '?sizes=together&limit=24')
  expect([total, ids.toSorted()]).toEqual([3, ['apples', 'atta', 'lastmango']])
  const atta = data.find(({ _id }) => _id === 'atta')
  expect(atta && sizes(atta)).toEqual(['soldout', 'chai', 'atta'])
  expect(data.filter((item) => item.sizes).length).toBe(1)
  expect(JSON.stringify(data)).not.toContain('wholesale')
  const apart = await list(guest, '?limit=24')
  expect([apart.total, apart.ids.toSorted()]).toEqual([
    5,
    ['apples', 'atta', 'chai', 'lastmango', 'soldout'],
  ])
  expect(apart.data.some((item) => item.sizes)).toBe(false)
  const tree = (await guest.get('category/tree')).body.data as { products: number; cards: number }[]
  expect(tree.map(({ products, cards }) => [products, cards]).toSorted()).toEqual([
    [2, 2],
    [3, 1],
  ])
})

test('pages of it have each product once, and as many as are counted', async () => {
  const shop = await openAtta()
  const found = []
  for (let page = 1; page <= 4; page += 1)
    found.push(await list(shop.guest(), `?sizes=together&limit=1&page=${page}&sort=price-up`))
  expect(found.flatMap(({ ids }) => ids)).toEqual(['apples', 'lastmango', 'atta'])
  expect(found.map(({ total }) => total)).toEqual([3, 3, 3, 3])
})

test('what is sold out gives way to a size that is not, and to none when all are', async () => {
  const shop = await openAtta()
  const shown = async () =>
    (await list(shop.guest(), `?sizes=together&limit=9&category_path=${path}`)).ids
  await shop.db.run`update product set stock = 0 where id = 'atta'`
  expect(await shown()).toEqual(['chai'])
  await shop.db.run`update product set stock = 0 where id = 'chai'`
  expect(await shown()).toEqual(['atta'])
})

test('another brand is another product; a family that was given holds within a category alone', async () => {
  const shop = await openAtta({ family: 'Flour' })
  const { total, data } = await list(shop.guest(), '?sizes=together&limit=9')
  // apples have the same family in another category; atta has left the two that share its name
  expect(total).toBe(4)
  expect(data.flatMap((item) => (item.sizes ? [sizes(item)] : []))).toEqual([['soldout', 'chai']])
})

test('a size that is not published any more is gone from all of them', async () => {
  const shop = await openAtta()
  await shop.db.transaction(async (tx) => {
    await tx.run`update product set published_at = null, version = version + 1, updated_at = updated_at + 1 where id = 'soldout'`
    await bumpCatalogue(tx)
  })
  const { data, total } = await list(shop.guest(), '?sizes=together&limit=9')
  expect(total).toBe(3)
  expect(data.flatMap((item) => (item.sizes ? [sizes(item)] : []))).toEqual([['chai', 'atta']])
})

test('a search shows the size that it found best, once', async () => {
  const shop = await openAtta()
  const find = async (query: string) => (await shop.guest().get(`search?${query}`)).body
  const together = await find('q=chakki atta&sizes=together')
  expect([together.total, together.data.length]).toEqual([1, 1])
  expect(sizes(together.data[0])).toEqual(['soldout', 'chai', 'atta'])
  expect((await find('q=chakki atta')).total).toBe(3)
})

test('a product tells its other sizes, to a stock buyer at wholesale prices, and none is like itself', async () => {
  const shop = await openAtta()
  const hina = await shop.as('hina')
  const { data, related } = (await hina.get('shoppingitems/chai')).body
  expect(sizes(data)).toEqual(['soldout', 'chai', 'atta'])
  expect(data.sizes.every((size: Size) => size.wholesale_orignalprice !== undefined)).toBe(true)
  expect(related).toEqual([])
  expect((await shop.guest().get('shoppingitems/apples')).body.data.sizes).toBeUndefined()
})

test('featured: one size of each; an unknown way of putting them together is refused', async () => {
  const shop = await openAtta()
  for (let time = 0; time < 10; time += 1) {
    const { ids } = await list(shop.guest(), 'featured?sizes=together')
    expect(ids).toHaveLength(3)
  }
  expect((await shop.guest().get('shoppingitems/?sizes=apart')).status).toBe(400)
})
