import { setTimeout as wait } from 'node:timers/promises'
import { always } from '#shop/pricing/period.ts'
import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { ensureCategories } from '#shop/catalogue/categories/categories.store.ts'
import { noFacts } from '#shop/catalogue/product-fields.ts'
import { levelsOf } from '#shop/catalogue/product-draft.ts'
import { insertProduct, allocateNumbers } from '#shop/catalogue/write-products.store.ts'
import { rupees } from '#shop/money.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const names: Record<
  string,
  {
    name: string
    description?: string
    categoryNames: [string, string, string]
    published?: boolean
  }
> = {
  apples: { name: 'Kala Kulu Apples', categoryNames: ['Fruit', 'Fresh Fruit', 'Apples'] },
  chai: {
    name: 'Dum Chai',
    description: 'Loose leaf, 100% from the hills',
    categoryNames: ['Drinks', 'Hot Drinks', 'Black Tea'],
  },
  biscuits: { name: 'Chai Time Biscuits', categoryNames: ['Snacks', 'Biscuits', 'Rusks'] },
  odd: {
    name: 'C++ (a+)+$ [x] \\ .*',
    description: 'under_score',
    categoryNames: ['Books', 'Odd', 'Signs'],
  },
  urdu: { name: 'چائے پتی Café', categoryNames: ['Drinks', 'Hot Drinks', 'Urdu Tea'] },
  draft: {
    name: 'Secret Chai',
    categoryNames: ['Drinks', 'Hot Drinks', 'Black Tea'],
    published: false,
  },
}

type Names = typeof names

async function fillWith(db: Db, names: Names) {
  await db.transaction(async (tx) => {
    for (const [
      id,
      { name, description = 'Good', categoryNames, published = true },
    ] of Object.entries(names)) {
      await ensureCategories(tx, levelsOf(categoryNames))
      await insertProduct(
        tx,
        id,
        await allocateNumbers(tx, 1),
        {
          sku: null,
          barcode: null,
          name,
          brand: '',
          description,
          fullDescription: '',
          highlights: [],
          categoryNames,
          pack: '',
          retail: { list: rupees(10), offer: null },
          offerPeriod: always,
          multiBuy: null,
          wholesale: null,
          purchasePrice: null,
          pointsDivisor: 30,
          weighed: null,
          perishable: false,
          stock: null,
          lowStock: null,
          picture: null,
          pictures: [],
          colours: [],
          family: null,
          facts: noFacts,
          published,
        },
        0,
      )
    }
    await tx.run`update catalogue_version set version = version + 1`
  })
}

const fillWithNames = (db: Db) => fillWith(db, names)

const found = async (shop: TestShop, text: string, more = ''): Promise<string[]> => {
  const reply = await shop.guest().get(`search?q=${encodeURIComponent(text)}${more}`)
  expect([text, reply.status]).toEqual([text, 200])
  expect(reply.body.total).toBeGreaterThanOrEqual(reply.body.data.length)
  return reply.body.data.map((item: { _id: string }) => item._id)
}

test('a query is text: special characters match themselves', async () => {
  const shop = await openShop({ fill: fillWithNames })
  for (const text of ['(a+)+$', '[x]', 'C++', '++ (', '$ [', 'a+)', '.*'])
    expect([text, await found(shop, text)]).toEqual([text, ['odd']])
  for (const text of [
    '.',
    '[',
    '^',
    '[a-z]',
    'a.p',
    '.+',
    '(?:',
    '\\\\',
    '%%',
    '$1',
    '${x}',
    '<script>',
    'ap%les',
  ]) {
    expect([text, (await found(shop, text)).every((id) => id === 'odd')]).toEqual([text, true])
  }
  expect(await found(shop, '%')).toEqual(['chai'])
  expect(await found(shop, '_')).toEqual(['odd'])
})

test('each of the six fields, any part of it, in any case', async () => {
  const shop = await openShop({ fill: fillWithNames })
  const rows: [text: string, among: string][] = [
    ['kala kulu', 'apples'],
    ['ALA KUL', 'apples'],
    ['loose leaf', 'chai'],
    ['ose le', 'chai'],
    ['books', 'odd'],
    ['resh frui', 'apples'],
    ['rusks', 'biscuits'],
    ['black te', 'chai'],
    ['چائے', 'urdu'],
    ['چاے', 'urdu'],
    ['چایے پتی', 'urdu'],
    ['ائے پت', 'urdu'],
    ['café', 'urdu'],
    ['  apples  ', 'apples'],
  ]
  for (const [text, among] of rows)
    expect([text, await found(shop, text)]).toEqual([text, expect.arrayContaining([among])])
  // Tea, in any script, ranks above products that go with it.
  expect(await found(shop, 'chai')).toEqual(['chai', 'urdu', 'biscuits'])
})

test('misspelt queries find the intended products', async () => {
  const shop = await openShop({ fill: fillWithNames })
  const rows: [typed: string, meant: string][] = [
    ['chaii', 'chai'],
    ['aple', 'apples'],
    ['appels', 'apples'],
    ['biscits', 'biscuits'],
    ['apple', 'apples'],
    ['cafe', 'urdu'],
    ['biscuit', 'biscuits'],
  ]
  for (const [typed, meant] of rows)
    expect([typed, await found(shop, typed)]).toEqual([typed, expect.arrayContaining([meant])])
  expect(await found(shop, 'zzzzqq')).toEqual([])
})

test('blank finds nothing, drafts are never found, the length is bounded', async () => {
  const shop = await openShop({ fill: fillWithNames })
  for (const blank of ['', ' ', '\t\n', '\u00a0'])
    expect([blank, await found(shop, blank)]).toEqual([blank, []])
  expect((await shop.guest().get('search')).body).toEqual({ data: [], total: 0 })
  expect(await found(shop, 'secret')).toEqual([])
  const started = performance.now()
  for (const long of [
    'x'.repeat(9000),
    'chai '.repeat(1500),
    '(a+)+'.repeat(1500),
    'é'.repeat(1000),
  ])
    await found(shop, long)
  expect(performance.now() - started).toBeLessThan(1000)
  expect((await shop.guest().get(`search?q=${'x'.repeat(10_001)}`)).status).toBe(400)
  expect((await shop.guest().get('search?q=%00chai')).status).toBe(200)
})

test('within a main category, a page of the best', async () => {
  const shop = await openShop({ fill: fillWithNames })
  expect(await found(shop, 'chai', '&main_category=Snacks')).toEqual(['biscuits'])
  expect(await found(shop, 'chai', '&main_category=Fruit')).toEqual([])
  const one = (await shop.guest().get('search?q=chai&limit=1')).body
  expect([one.data.length, one.total]).toEqual([1, 3])
  expect((await shop.guest().get('search?q=chai&limit=1000')).status).toBe(400)
  const page = await shop.guest().get('shoppingitems?q=chai&page=2&limit=1')
  expect([page.body.data[0]._id, page.body.total]).toEqual([(await found(shop, 'chai'))[1], 3])
})

test('more products than one read takes are all there, and so are more changes', async () => {
  const many = Array.from({ length: 1100 }, (_, at) => `many${at}`)
  const categoryNames: [string, string, string] = ['Snacks', 'Biscuits', 'Rusks']
  const goods = Object.fromEntries(many.map((id) => [id, { name: `Rusk ${id}`, categoryNames }]))
  const shop = await openShop({ fill: (db) => fillWith(db, goods) })
  const totalOf = async (text: string) => (await shop.guest().get(`search?q=${text}`)).body.total
  expect(await totalOf('rusk')).toBe(1100)
  await shop.db.transaction(async (tx) => {
    await tx.run`update product set name = 'Toast', version = version + 1, updated_at = updated_at + 1`
    await tx.run`update catalogue_version set version = version + 1`
  })
  await wait(300) // without an event the catalogue looks every 250 ms; a search then waits for that look
  expect(await totalOf('toast')).toBe(1100)
})
