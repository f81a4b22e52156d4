import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { productSorts } from '#shop/catalogue/product.ts'
import { type Catalogue, openCatalogue } from '#shop/search/catalogue.ts'
import { readSaved, type Saving } from '#shop/search/indexed/saved-catalogue.ts'
import { fillProducts } from '../../demo/fill-products.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const texts = ['chai', 'milk', 'آٹا', 'sugar 1kg', 'a', 'tea biscuit', 'zeera', 'brown', 'soldout']

/** All that lists and search say, whatever order equal hits are in. */
async function everything(catalogue: Catalogue, at: number) {
  const { search, lists, tree } = await catalogue.fresh()
  const found = texts.map((text) => search.find(text).ids.toSorted())
  const listed = productSorts.flatMap((sort) =>
    (['retail', 'wholesale'] as const).map((priceList) =>
      lists
        .find({ categoryPaths: [], sort, priceList, inStock: false, families: false }, at)
        .map(({ row, prices }) => [row, prices]),
    ),
  )
  return { tree, found, listed }
}

const savingOf = (shop: TestShop): Saving => ({
  path: join(shop.dataFolder, 'catalogue.saved'),
  writer: 'this build',
  now: shop.now,
})

async function openFull() {
  const shop = await openShop()
  await shop.db.transaction((tx) => fillProducts(tx, shop.now()))
  await shop.db.run`update catalogue_version set version = version + 1`
  const clerk = await shop.as('clerk')
  const saving = savingOf(shop)
  const open = (more: Parameters<typeof openCatalogue>[2] = {}, db = shop.db) => {
    const catalogue = openCatalogue(db, shop.events, more)
    onTestFinished(catalogue.close)
    return catalogue
  }
  const save = async () => {
    const catalogue = open({ saving })
    await catalogue.fresh()
    await catalogue.close()
  }
  const anew = () => everything(open(), shop.now())
  return { shop, clerk, saving, open, save, anew }
}

/** Changes by staff while no server of this folder runs. */
async function changeMuch(shop: TestShop, clerk: Caller) {
  shop.later(60_000)
  const patches: [string, object][] = [
    ['apples', { name: 'Brown sugar 1kg' }],
    ['atta', { published: false }],
    ['draft', { published: true }],
    ['chai', { stock: 0, stockBefore: await shop.stockOf('chai') }],
  ]
  for (const [id, fields] of patches)
    expect((await clerk.patch(`admin/products/${id}`, fields)).status).toBe(200)
  expect((await clerk.send('DELETE', 'admin/products/soldout')).status).toBe(200)
}

test('a saved catalogue plus later changes equals a full load', async () => {
  const { shop, clerk, saving, open, save, anew } = await openFull()
  await save()
  expect(await readSaved(shop.db, saving)).not.toBe(null)
  const before = await anew()
  const opened = open({ saving })
  expect(await everything(opened, shop.now())).toEqual(before)
  await opened.close()
  await changeMuch(shop, clerk)
  const after = await anew()
  expect(after).not.toEqual(before)
  const again = open({ saving })
  expect(await everything(again, shop.now())).toEqual(after)
  await clerk.patch('admin/products/apples', { name: 'Zeera' })
  expect(await everything(again, shop.now())).toEqual(await anew())
})

test.each<[what: string, spoil: (saving: Saving, db: Db) => unknown]>([
  ['was cut short', ({ path }) => truncateSync(path, 3000)],
  ['has other bytes', ({ path }) => writeFileSync(path, readFileSync(path).fill(7, 500, 520))],
  ['is empty', ({ path }) => truncateSync(path, 0)],
  ['is of another build', (saving) => (saving.writer = 'another build')],
  [
    'is of a time that this database has not seen: a backup was restored',
    (_, db) => db.run`delete from saved_catalogue`,
  ],
  ['is of a time to come', (saving) => (saving.now = () => 0)],
])('a saved catalogue that %s is discarded, and the shop loads everything', async (_, spoil) => {
  const { shop, saving, open, save, anew } = await openFull()
  await save()
  const own = { ...saving }
  await spoil(own, shop.db)
  expect(await readSaved(shop.db, own)).toBe(null)
  const opened = open({ saving: own })
  expect(await everything(opened, shop.now())).toEqual(await anew())
})

test('a large catalogue opens with some products, then has all of them and later changes', async () => {
  const { shop, clerk, open, anew } = await openFull()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow: Db = {
    ...shop.db,
    all: async (strings, ...values) => {
      if (strings.join('').includes('published_at is not null order by id')) await released
      return shop.db.all(strings, ...values)
    },
  }
  const opened = open({ atFirst: 100 }, slow)
  const first = await opened.fresh()
  const { data: every } = (await shop.guest().get('shoppingitems')).body
  expect([first.isComplete, first.search.size() < every.length]).toEqual([false, true])
  expect(first.tree.length).toBeGreaterThan(0)
  await changeMuch(shop, clerk)
  const seen = await everything(opened, shop.now())
  expect(JSON.stringify(seen.listed)).toContain('Brown sugar 1kg')
  release()
  await opened.complete()
  expect((await opened.fresh()).isComplete).toBe(true)
  expect(await everything(opened, shop.now())).toEqual(await anew())
})

test('a change during another update is visible afterwards', async () => {
  const { shop, clerk, open } = await openFull()
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isSlow = false
  const slow: Db = {
    ...shop.db,
    all: async (strings, ...values) => {
      if (isSlow && strings.join('').includes('from category')) {
        arrived.resolve()
        await held.promise
      }
      return shop.db.all(strings, ...values)
    },
  }
  const catalogue = open({}, slow)
  await catalogue.fresh()
  isSlow = true
  await clerk.patch('admin/products/apples', { name: 'Muskmelon' })
  const first = catalogue.fresh()
  await arrived.promise // it has looked for changes of products
  await clerk.patch('admin/products/apples', { name: 'Xylocarp' })
  const second = catalogue.fresh()
  held.resolve()
  await first
  expect((await second).search.find('Xylocarp').ids).toEqual(['apples'])
})
