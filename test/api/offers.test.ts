import { expect, test } from 'vitest'
import type { Pages } from '#server/load-pages.ts'
import { loadPages } from '#server/load-pages.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { type Caller, openShop } from '../support/shop.ts'

type Item = { _id: string }
const offersOf = async (caller: Caller, query = '') => {
  const { status, body } = await caller.get(`shoppingitems/offers${query}`)
  expect(status).toBe(200)
  return { ids: body.data.map(({ _id }: Item) => _id), ...body }
}
const day = 24 * 3600_000

/** Apples are 20 % cheaper; atta 2 for 1,500 instead of 2,500 (40 %); chai 2 %, which is no offer; nothing is left of the coriander. */
async function openWithOffers(pages: Pages | null = null) {
  const shop = await openShop({ pages })
  const clerk = await shop.as('clerk')
  const until = '2025-01-07T19:00:00Z'
  await clerk.patch('admin/products/atta', { multiBuy: { quantity: 2, price: 1500, until } })
  await clerk.patch('admin/products/chai', { offerPrice: 490 })
  await clerk.patch('admin/products/soldout', { offerPrice: 45 })
  return shop
}

test('products on offer and in stock, by the percentage on their cards, then those for several, by category', async () => {
  const shop = await openWithOffers()
  const all = await offersOf(shop.guest())
  expect(all).toMatchObject({ ids: ['apples', 'atta'], total: 2 })
  expect(all.categories).toEqual([
    { slug: 'fruit-vegetables', count: 1 },
    { slug: 'flour-rice', count: 1 },
  ])
  expect(await offersOf(shop.guest(), '?main_category=flour-rice')).toMatchObject({
    ids: ['atta'],
    total: 1,
    categories: all.categories,
  })
  expect(await offersOf(shop.guest(), '?limit=1&page=2')).toMatchObject({
    ids: ['atta'],
    total: 2,
  })
  expect(await offersOf(shop.guest(), '?main_category=nothing')).toMatchObject({
    ids: [],
    total: 0,
  })
})

test('a card with a lower percentage comes later, however much several of it save', async () => {
  const shop = await openWithOffers()
  const multiBuy = { quantity: 3, price: 500 }
  await (await shop.as('clerk')).patch('admin/products/chai', { offerPrice: 450, multiBuy })
  expect((await offersOf(shop.guest())).ids).toEqual(['apples', 'chai', 'atta'])
})

test('an offer disappears when it ends', async () => {
  const shop = await openWithOffers()
  shop.later(2 * day + 9 * 3600_000 - 1)
  expect((await offersOf(shop.guest())).ids).toEqual(['apples', 'atta'])
  shop.later(1)
  expect((await offersOf(shop.guest())).ids).toEqual(['apples'])
})

test('a wholesale customer sees wholesale offers', async () => {
  const shop = await openWithOffers()
  // Apples are 200 instead of 210, which is 5 %.
  expect((await offersOf(await shop.as('hina'))).ids).toEqual(['apples'])
})

test('a product that is listed later than those of the opening is new for 14 days', async () => {
  const shop = await openShop()
  shop.later(30 * day)
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.patch('admin/products/draft', { published: true })).body
  const isNew = async (id: string) =>
    (await shop.guest().get(`shoppingitems/${id}`)).body.data.isnew
  expect([await isNew(data.id), await isNew('apples')]).toEqual([true, undefined])
  await clerk.patch('admin/products/draft', { published: false })
  shop.later(14 * day - 1)
  // A republished product is not new.
  const later = await shop.as('clerk')
  await later.patch('admin/products/draft', { published: true })
  expect(await isNew(data.id)).toBe(true)
  shop.later(1)
  expect(await isNew(data.id)).toBeUndefined()
})

test('the page says until when, and search engines find it', async () => {
  const guest = (await openWithOffers(await loadPages())).guest()
  const page = async (path: string) => (await guest.get(path, { accept: 'text/html' })).text
  const offers = await page('/offers')
  expect(offers).toMatch(/>2 offers<.*Largest saving/s)
  expect(offers).toContain('2 for Rs.\u00a01,500')
  expect(offers).toContain('until Jan 7')
  expect(offers).toContain('/offers?category=flour-rice')
  expect(await page('/offers?category=tea-drinks')).toContain(
    'No offers in Tea &amp; Drinks right now',
  )
  expect(await page('/sitemap.xml')).toContain('/offers</loc>')
})

const largeShop = (pages: Pages | null = null) => openShop({ pages, fill: fillWithDemoGoods })

test('filtered offers stay sorted by saving and match the counts', async () => {
  const shop = await largeShop()
  const people = [shop.guest(), await shop.as('hina')]
  for (const caller of people)
    for (const families of ['', '&families=1']) {
      const all = await offersOf(caller, `?limit=100${families}`)
      const total = async (filter: string) =>
        (await offersOf(caller, `?limit=1${families}${filter}`)).total
      const facets = async (filter: string) =>
        (await caller.get(`shoppingitems/facets?offers=1&in_stock=1&beside=1${families}${filter}`))
          .body
      expect(all.total).toBeGreaterThan(20)
      expect((await facets('')).total).toBe(all.total)
      // A filter that lets everything through leaves the order and the counts as they are.
      const whole = await offersOf(caller, `?limit=100&min=0${families}`)
      expect([whole.ids, whole.total]).toEqual([all.ids, all.total])
      expect(bySlug(whole.categories)).toEqual(bySlug(all.categories))

      for (const filter of ['', '&max=250', '&category_path=dairy-eggs', '&rating=4']) {
        const found = await facets(filter)
        expect([filter, found.total]).toEqual([filter, await total(filter)])
        const brand = found.brands[0]
        if (brand !== undefined)
          expect([filter, brand, await total(`${filter}&brand=${encodeURIComponent(brand.name)}`)]).toEqual([filter, brand, brand.count]) // prettier-ignore
        const beside = filter.replace(/&category_path=[^&]*/, '')
        for (const { path, count } of found.categories)
          expect([filter, path, await total(`${beside}&category_path=${path}`)]).toEqual([
            filter,
            path,
            count,
          ])
      }
      // The main categories can still be chosen when one of them is.
      expect((await facets('&category_path=dairy-eggs')).categories.length).toBeGreaterThan(
        all.categories.length,
      )
    }
})

const bySlug = (categories: { slug: string; count: number }[]) =>
  new Map(categories.map(({ slug, count }) => [slug, count]))

test('offers in every sort order, without sold-out products', async () => {
  const shop = await openWithOffers()
  expect((await offersOf(shop.guest(), '?sort=name')).ids.toSorted()).toEqual(['apples', 'atta'])
  const { body } = await shop.guest().get('shoppingitems/offers?sort=price-up')
  const prices = body.data.map((one: { orignalprice: number; discountprice: number }) => one.discountprice || one.orignalprice) // prettier-ignore
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  expect((await offersOf(shop.guest(), '?sort=price-up&limit=1&page=2')).ids).toHaveLength(1)
  for (const bad of ['sort=best', 'rating=9', 'min=-1'])
    expect((await shop.guest().get(`shoppingitems/offers?${bad}`)).status).toBe(400)
  expect(await offersOf(shop.guest(), '?category_path=no/where')).toMatchObject({
    ids: [],
    total: 0,
  })
})

test('the page of offers reads filters and sorting from its address and ignores the rest', async () => {
  const guest = (await largeShop(await loadPages())).guest()
  const page = async (query: string) => {
    const { status, text } = await guest.get(`/offers?${query}`, { accept: 'text/html' })
    expect([query, status]).toEqual([query, 200])
    return text
  }
  expect(await page('max=250')).toContain('Remove filter: Up to Rs. 250')
  expect(await page('max=250')).not.toContain('rel="canonical"')
  expect(await page('category=dairy-eggs&sort=price-up')).toMatch(/\d+ offers</)
  for (const query of ['offers=1', 'stock=1', 'sort=best', 'rating=9', 'category=no-such'])
    expect([query, await page(query)]).toEqual([query, expect.stringContaining('rel="canonical"')])
  expect(await page('category=no-such&max=250')).toContain('Remove filter: Up to Rs. 250')
})
