import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { addSizes } from '../support/sizes.ts'

type Item = { itemfullname: string; size: { text: string }; sizes?: Item[] }

async function openWithSizes() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  return { shop, clerk, guest: shop.guest(), ...(await addSizes(clerk)) }
}

/** The atta on each of a list's cards: the size that leads, and all its sizes. */
async function attaIn(caller: Caller, address: string) {
  const { status, body } = await caller.get(address)
  expect(status).toBe(200)
  const cards = (body.data as Item[])
    .filter(({ itemfullname }) => itemfullname === 'Chakki Atta')
    .map(({ size, sizes }) => [size.text, ...(sizes ?? []).map((one) => one.size.text)])
  return { cards, total: body.total }
}

const attaCategory = 'shoppingitems?category_path=flour-rice/flour/atta&limit=24&families=1'

/** For tables of what is refused: nothing in it changes. */
const withSizesOfFile = forFile(openWithSizes)

test.each([
  ['price-up', '500 g'],
  ['price-down', '5 kg'],
  ['newest', '500 g'],
  ['name', '500 g'],
  ['popular', '1 kg'], // the household size
])('a list by %s has one card of a product, led by its %s', async (sort, leads) => {
  const { guest } = withSizesOfFile()
  const { cards, total } = await attaIn(guest, `${attaCategory}&sort=${sort}`)
  expect({ cards, total }).toEqual({ cards: [[leads, '500 g', '1 kg', '5 kg']], total: 1 })
})

test('the most popular size leads a list by popularity, and keeps the place of its family', async () => {
  const { shop, guest } = await openWithSizes()
  await shop.db.run`update product set popularity = 9 where id = 'atta'`
  const { body } = await guest.get('shoppingitems?limit=2&families=1')
  expect(body.data[0]).toMatchObject({ _id: 'atta' })
})

test('a sold-out size leads only if all sizes are sold out', async () => {
  const { clerk, small, large, guest } = await openWithSizes()
  const sellOut = (id: number | string, stockBefore: number | null) =>
    clerk.patch(`admin/products/${id}`, { stock: 0, stockBefore })
  await sellOut(small, 3)
  expect((await attaIn(guest, `${attaCategory}&sort=price-up`)).cards).toEqual([
    ['1 kg', '500 g', '1 kg', '5 kg'],
  ])
  await sellOut(large, null)
  await sellOut('atta', null)
  expect((await attaIn(guest, `${attaCategory}&sort=price-up`)).cards).toEqual([
    ['500 g', '500 g', '1 kg', '5 kg'],
  ])
  expect((await attaIn(guest, `${attaCategory}&in_stock=1`)).total).toBe(0)
})

test('without families each size is its own item', async () => {
  const { guest } = await openWithSizes()
  const { cards, total } = await attaIn(guest, attaCategory.replace('&families=1', ''))
  expect([cards.length, total]).toEqual([3, 3])
  expect((await attaIn(guest, 'search?q=chakki')).cards).toHaveLength(3)
  expect((await attaIn(guest, 'shoppingitems/featured')).cards).toHaveLength(3)
})

test('pages count families, and none is on two of them', async () => {
  const { guest } = await openWithSizes()
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => guest.get(`shoppingitems?limit=1&page=${page}&families=1`)),
  )
  expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5, 5, 5])
  const names = pages.map(({ body }) => body.data[0].itemfullname)
  expect(new Set(names).size).toBe(5)
  const { body: tree } = await guest.get('category/tree')
  const flour = tree.data.find(({ slug }: { slug: string }) => slug === 'flour-rice')
  expect(flour).toMatchObject({ products: 3, families: 1 })
})

test('among offers the size on offer leads', async () => {
  const { guest } = await openWithSizes()
  const { cards, total } = await attaIn(guest, 'shoppingitems/offers?families=1')
  expect({ cards, total }).toEqual({ cards: [['5 kg', '500 g', '1 kg', '5 kg']], total: 2 })
})

test.each([
  ['chakki atta 5kg', '5 kg'],
  ['half kilo atta', '500 g'],
  ['5 kg', '5 kg'],
  ['atta 1000 g', '1 kg'],
])('a search for “%s” finds the atta once, by its %s', async (typed, leads) => {
  const { guest } = withSizesOfFile()
  const query = `q=${encodeURIComponent(typed)}&families=1`
  for (const list of ['search?', 'shoppingitems?limit=24&']) {
    const { cards } = await attaIn(guest, list + query)
    expect([typed, cards.length, cards[0]?.[0]]).toEqual([typed, 1, leads])
  }
})

test('the best sellers have a product once; its page has all its sizes', async () => {
  const { guest, small } = await openWithSizes()
  expect((await attaIn(guest, 'shoppingitems/featured?families=1')).cards).toHaveLength(1)
  const { body } = await guest.get(`shoppingitems/${small}`)
  expect(body.data.sizes.map(({ size }: Item) => size.text)).toEqual(['500 g', '1 kg', '5 kg'])
  expect((await guest.get('shoppingitems/apples')).body.data).not.toHaveProperty('sizes')
})

test('a size that is unpublished, renamed or moved leaves its family at once', async () => {
  const { clerk, guest, small, large } = await openWithSizes()
  await clerk.patch(`admin/products/${small}`, { published: false })
  expect((await attaIn(guest, attaCategory)).cards).toEqual([['1 kg', '1 kg', '5 kg']])
  expect((await guest.get(`shoppingitems/${small}`)).status).toBe(404)
  await clerk.patch(`admin/products/${large}`, { name: 'Chakki Atta, Fine' })
  expect((await attaIn(guest, attaCategory)).cards).toEqual([['1 kg']])
  for (const id of ['atta', large]) await clerk.patch(`admin/products/${id}`, { family: 'atta' })
  expect((await attaIn(guest, attaCategory)).cards).toEqual([['1 kg', '1 kg', '5 kg']])
})

test('only wholesale customers get wholesale prices on every size', async () => {
  const { shop, clerk, guest, large } = await openWithSizes()
  await clerk.patch(`admin/products/${large}`, { wholesaleListPrice: 5000 })
  const sizesFor = async (caller: Caller) => {
    const { body } = await caller.get(`${attaCategory}&sort=price-up`)
    return (body.data[0].sizes as Record<string, unknown>[]).map(
      (one) => one.wholesale_orignalprice,
    )
  }
  expect(await sizesFor(await shop.as('hina'))).toContain(5000)
  expect(await sizesFor(guest)).toEqual([undefined, undefined, undefined])
})
