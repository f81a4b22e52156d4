import { expect, test } from 'vitest'
import type { Pages } from '#server/pages.ts'
import { loadPages } from '#server/load-pages.ts'
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

test('what is really cheaper and in stock, the largest saving first, by category', async () => {
  const shop = await openWithOffers()
  const all = await offersOf(shop.guest())
  expect(all).toMatchObject({ ids: ['atta', 'apples'], total: 2 })
  expect(all.categories).toEqual([
    { slug: 'flour-rice', count: 1 },
    { slug: 'fruit-vegetables', count: 1 },
  ])
  expect(await offersOf(shop.guest(), '?main_category=flour-rice')).toMatchObject({
    ids: ['atta'],
    total: 1,
    categories: all.categories,
  })
  expect(await offersOf(shop.guest(), '?limit=1&page=2')).toMatchObject({
    ids: ['apples'],
    total: 2,
  })
  expect(await offersOf(shop.guest(), '?main_category=nothing')).toMatchObject({
    ids: [],
    total: 0,
  })
})

test('an offer is gone the moment that it ends', async () => {
  const shop = await openWithOffers()
  shop.later(2 * day + 9 * 3600_000 - 1)
  expect((await offersOf(shop.guest())).ids).toEqual(['atta', 'apples'])
  shop.later(1)
  expect((await offersOf(shop.guest())).ids).toEqual(['apples'])
})

test('a stock buyer sees what is cheaper on wholesale prices', async () => {
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
  // What is published again was listed before.
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
  expect(offers).toContain('2 offers, the largest saving first')
  expect(offers).toContain('2 for Rs. 1,500')
  expect(offers).toContain('until Jan 7')
  expect(offers).toContain('/offers?category=flour-rice')
  expect(await page('/offers?category=tea-drinks')).toContain(
    'No offers in Tea &amp; Drinks right now',
  )
  expect(await page('/sitemap.xml')).toContain('/offers</loc>')
})
