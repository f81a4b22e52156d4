import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { facetNames, facets } from '#shop/catalogue/lists/facets.ts'
import { productSorts } from '#shop/catalogue/product.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { addSizes } from '../support/sizes.ts'

type Query = Record<string, string | readonly string[]>

const largeShop = () => openShop({ fill: fillWithDemoGoods })

const textOf = (query: Query) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`),
    )
    .join('&')

const facetsOf = async (caller: Caller, query: Query) => {
  const { status, body } = await caller.get(`shoppingitems/facets?${textOf(query)}`)
  expect(status).toBe(200)
  return body
}
const products = async (caller: Caller, query: Query) => {
  const { status, body } = await caller.get(`shoppingitems?limit=100&${textOf(query)}`)
  expect([textOf(query), status]).toEqual([textOf(query), 200])
  return body
}
const totalOf = async (caller: Caller, query: Query): Promise<number> =>
  (await products(caller, query)).total

const without = ({ ...query }: Query, ...names: string[]) => {
  for (const name of names) delete query[name]
  return query
}

async function expectCounts(caller: Caller, query: Query) {
  const found = await facetsOf(caller, query)
  expect([query, found.total]).toEqual([query, await totalOf(caller, query)])
  const choices: [number, Query][] = [
    [found.offers, { ...query, offers: '1' }],
    [found.in_stock, { ...query, in_stock: '1' }],
    ...facetNames.flatMap((facet) =>
      found[facets[facet].counts]
        .slice(0, 4)
        .map(({ name, count }: { name: string; count: number }) => [
          count,
          { ...query, [facet]: name },
        ]),
    ),
    ...found.categories
      .slice(0, 4)
      .map(({ path, count }: { path: string; count: number }) => [
        count,
        { ...query, category_path: path },
      ]),
    ...found.ratings.map(({ from, count }: { from: number; count: number }) => [
      count,
      { ...query, rating: String(from) },
    ]),
    ...found.prices.map((band: { min: number | null; max: number | null; count: number }) => [
      band.count,
      {
        ...without(query, 'min', 'max'),
        ...(band.min !== null && { min: String(band.min) }),
        ...(band.max !== null && { max: String(band.max) }),
      },
    ]),
  ]
  for (const [count, choice] of choices)
    expect([textOf(query), textOf(choice), count]).toEqual([
      textOf(query),
      textOf(choice),
      await totalOf(caller, choice),
    ])
}

const asked: fc.Arbitrary<Query> = fc
  .record(
    {
      q: fc.constantFrom('milk', 'chai', 'rice', 'atta', 'soap'),
      offers: fc.constant('1'),
      in_stock: fc.constant('1'),
      rating: fc.constantFrom('3', '4'),
      min: fc.constantFrom('100', '250.50'),
      max: fc.constantFrom('500', '99'),
      families: fc.constant('1'),
    },
    { requiredKeys: [] },
  )
  .map((query) => query as Query)

test('each count is the total of the list with that choice, for guests and stock buyers', async () => {
  const large = await largeShop()
  const hina = await large.as('hina')
  await fc.assert(
    fc.asyncProperty(asked, fc.boolean(), fc.nat(40), async (query, isGuest, index) => {
      const caller = isGuest ? large.guest() : hina
      const { brands } = await facetsOf(caller, query)
      const name = brands[index]?.name
      await expectCounts(caller, name === undefined ? query : { ...query, brand: name })
    }),
    { numRuns: 12 },
  )
  await expectCounts(large.guest(), { brand: ['Tapal', 'tapal', 'nobody’s'], in_stock: '1' })
})

test('in every sort order the pages contain each filtered product once', async () => {
  const guest = (await largeShop()).guest()
  for (const sort of [...productSorts, undefined]) {
    const query = {
      q: 'a',
      in_stock: '1',
      max: '900',
      families: '1',
      ...(sort !== undefined && { sort }),
    }
    const all: number[] = []
    const total = await totalOf(guest, query)
    for (let page = 1; all.length < total; page += 1) {
      const { body } = await guest.get(`shoppingitems?limit=17&page=${page}&${textOf(query)}`)
      expect(body.data.length).toBeGreaterThan(0)
      all.push(...body.data.map(({ id }: { id: number }) => id))
    }
    expect([sort, new Set(all).size]).toEqual([sort, total])
  }
})

test('by price per kilogram or litre; then per piece; products without a size last', async () => {
  const { data } = await products((await largeShop()).guest(), { sort: 'unit-price', max: '400' })
  type Sized = {
    orignalprice: number
    discountprice: number
    size: { amount: number | null; unit: string | null }
  }
  const keys = (data as Sized[]).map(({ size: { amount, unit }, ...one }) => {
    const price = one.discountprice || one.orignalprice
    const group = unit === null ? 3 : unit === 'm' ? 2 : unit === 'pcs' ? 1 : 0
    return group * 1e9 + price / (amount ?? 1)
  })
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
})

test("price filters use each customer's own prices", async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/atta', { listPrice: 1000, offerPrice: null, wholesaleListPrice: 800, wholesaleOfferPrice: null }) // prettier-ignore
  const has = async (caller: Caller, query: string) =>
    (await caller.get(`shoppingitems?${query}`)).body.data.some(
      ({ _id }: { _id: string }) => _id === 'atta',
    )
  expect(await has(shop.guest(), 'min=1000&max=1000')).toBe(true)
  expect(await has(shop.guest(), 'max=900')).toBe(false)
  const hina = await shop.as('hina')
  expect(await has(hina, 'max=900')).toBe(true)
  expect(await has(hina, 'min=1000')).toBe(false)
})

test('a changed price, brand, stock, offer or rating is in lists and counts at once', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const guest = shop.guest()
  const both = async (query: Query) => {
    const { total } = await facetsOf(guest, query)
    expect(await totalOf(guest, query)).toBe(total)
    return total
  }
  const change = async (fields: object) =>
    expect((await clerk.patch('admin/products/apples', fields)).status).toBe(200)
  expect(await both({ brand: 'Newly made' })).toBe(0)
  await change({ brand: 'Newly Made' })
  expect(await both({ brand: 'newly made' })).toBe(1)
  expect(await both({ min: '77777' })).toBe(0)
  await change({ listPrice: 77777, offerPrice: null })
  expect(await both({ min: '77777' })).toBe(1)
  expect(await both({ min: '77777', offers: '1' })).toBe(0)
  await change({ multiBuy: { quantity: 2, price: 100_000, from: null, until: null } })
  expect(await both({ min: '77777', offers: '1' })).toBe(1)
  expect(await both({ min: '77777', in_stock: '1' })).toBe(1)
  await change({ stock: 0, stockBefore: await shop.stockOf('apples') })
  expect(await both({ min: '77777', in_stock: '1' })).toBe(0)
  expect(await both({ rating: '5', min: '77777' })).toBe(0)
})

test('a size that passes leads its card, though another one is first or in stock', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await addSizes(clerk)
  const { body } = await shop.guest().get('shoppingitems?families=1&q=atta')
  const sizes = body.data.find((one: { sizes?: unknown[] }) => one.sizes)?.sizes
  const dearest = sizes.toSorted(
    (a: { orignalprice: number }, b: { orignalprice: number }) => b.orignalprice - a.orignalprice,
  )[0]
  const price = dearest.discountprice || dearest.orignalprice
  const { body: found } = await shop
    .guest()
    .get(`shoppingitems?families=1&q=atta&min=${price}&max=${price}`)
  expect(found.data.map(({ id }: { id: number }) => id)).toContain(dearest.id)
})

test('an invalid filter is refused with a sentence; an unknown value gives an empty list', async () => {
  const guest = (await largeShop()).guest()
  for (const query of [
    'limit=1000000000',
    'rating=9',
    'min=-1',
    'max=cheap',
    'sort=best',
    'offers=2',
    'page=0',
  ]) {
    // prettier-ignore
    const { status, body } = await guest.get(`shoppingitems?${query}`)
    expect([query, status]).toEqual([query, 400])
    expect(body.message).not.toBe('')
  }
  expect((await guest.get('shoppingitems/facets?rating=9')).status).toBe(400)
  for (const query of [
    'brand=Nobody',
    'min=5&max=4',
    'category_path=no/where',
    'brand=&brand=Nobody',
  ]) {
    // prettier-ignore
    const { body } = await guest.get(`shoppingitems?limit=5&${query}`)
    expect([query, body.total, body.data]).toEqual([query, 0, []])
    expect((await guest.get(`shoppingitems/facets?${query}`)).body.total).toBe(0)
  }
  expect((await guest.get('shoppingitems?limit=1&colour=red')).status).toBe(200)
})

test('a slip is answered with the word that was meant; exactly that text finds nothing', async () => {
  const guest = (await largeShop()).guest()
  const { body } = await guest.get('shoppingitems?limit=5&q=Fresh%20Buter')
  expect(body.corrected).toBe('fresh butter')
  expect(body.total).toBeGreaterThan(0)
  const { body: exact } = await guest.get('shoppingitems?limit=5&q=Buter&exact=1')
  expect(exact.total).toBe(0)
  for (const known of ['choclate', 'mujhe chahiye', 'atta', 'cheeni', 'چینی', '2 kg aloo'])
    expect((await guest.get(`shoppingitems?limit=1&q=${encodeURIComponent(known)}`)).body).not.toHaveProperty('corrected') // prettier-ignore
})

test('shorter searches are offered where nothing is found, compounds whole', async () => {
  const guest = (await openShop()).guest()
  const fewer = async (query: string) => (await guest.get(`shoppingitems?${query}`)).body.fewer
  expect(await fewer('q=wqxz%20ice%20cream')).toEqual(['ice cream', 'wqxz'])
  expect(await fewer('q=ice%20cream&main_category=none')).toBeUndefined()
  expect(await fewer('q=ice%20cream')).toBeUndefined()
  expect(await fewer('q=apples')).toBeUndefined()
})

test('a filtered page is current, for guests and customers', async () => {
  const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const change = async (fields: object) =>
    expect((await clerk.patch('admin/products/apples', fields)).status).toBe(200)
  const people = [shop.guest(), await shop.as('amina')]
  for (const [brand, caller] of people.entries()) {
    const shows = async (address: string) => {
      const { status, text } = await caller.get(address)
      expect(status).toBe(200)
      return text.includes('href="/item/1"')
    }
    const named = `/products?brand=Made+for+${brand}`
    expect(await shows(named)).toBe(false)
    await change({ brand: `Made for ${brand}` })
    expect(await shows(named)).toBe(true)
    expect(await shows(`${named}&min=55555`)).toBe(false)
    await change({ listPrice: 55555, offerPrice: null })
    expect(await shows(`${named}&min=55555`)).toBe(true)
    expect(await shows(`${named}&stock=1`)).toBe(true)
    await change({ stock: 0, stockBefore: await shop.stockOf('apples') })
    expect(await shows(`${named}&stock=1`)).toBe(false)
    await change({ listPrice: 700, stock: 50, stockBefore: 0 })
  }
})

test('unknown filters in an address are ignored', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const guest = shop.guest()
  for (const query of [
    'rating=9',
    'rating=x',
    'min=-5',
    'min=1e9',
    'max=cheap',
    'min=9&max=1&min=2',
    'offers=yes',
    'stock=2',
    'brand=%00',
    'brand=%20',
    'sort=best',
    'page=1e9',
    'limit=1000000000',
    'colour=red',
    'brand=%ED%A0%80',
    `brand=${'x'.repeat(300)}`,
  ]) {
    // prettier-ignore
    for (const path of ['/products', '/category/flour-rice', '/search']) {
      const { status, text } = await guest.get(`${path}?${query}`)
      expect([path, query, status]).toEqual([path, query, 200])
      if (path === '/search' || /min=9|%ED/.test(query)) continue
      expect([path, query, text.includes('rel="canonical"')]).toEqual([path, query, true])
      expect(text).not.toContain('filter-chip"')
    }
  }
})
