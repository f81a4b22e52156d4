import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/support/database.ts'
import { openEventFeed } from '../../events/feed.ts'
import { openCatalogue } from '../../search/catalogue.ts'
import { importProducts } from './import-products.ts'
import type { RejectedRow } from './rows/parse-row.ts'

async function openShop() {
  const db = await openTestDatabase()
  const shop = { db, now: () => 1_000, catalogue: openCatalogue(db, openEventFeed(db)) }
  const bring = async (text: string, { dryRun = false } = {}) => {
    const rejected: RejectedRow[] = []
    const source = async function* () {
      yield Buffer.from(text)
    }
    const onRejected = (row: RejectedRow) => void rejected.push(row)
    const report = await importProducts(shop, null, { source, dryRun }, { onRejected })
    return { ...report, rejected }
  }
  const products = () =>
    db.all<{
      name: string
      list_price: number
    }>`select name, list_price from product order by number`
  return { bring, products }
}

test('a list without codes updates the products of the same name and size', async () => {
  const shop = await openShop()
  await shop.bring(
    'sku,name,size,price,category\nT9,Tapal Danedar,950 g,1800,Drinks\nT4,Tapal Danedar,430 g,900,Drinks',
  )
  const again = 'name,price,category\nTAPAL danedar 950g,1950,Tea\nTapal Danedar 900g,1850,Tea'
  const found = await shop.bring(again, { dryRun: true })
  expect(found).toMatchObject({ added: 1, changed: 1, effect: { raised: 1 } })
  expect(found.rejected).toMatchObject([
    { line: 2, kind: 'noted', fault: { code: 'alike', other: 'Tapal Danedar 950 g' } },
  ])
  expect(await shop.bring(again)).toMatchObject({ added: 1, changed: 1 })
  expect(await shop.bring(again)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect((await shop.products()).map((row) => [row.name, row.list_price])).toEqual([
    ['Tapal Danedar', 195_000],
    ['Tapal Danedar', 90_000],
    ['Tapal Danedar 900g', 185_000],
  ])
})

test.each([
  ['of another brand', 'Tea 1kg,500,Tea,Lipton'],
  ['of another size', 'Tea 2kg,500,Tea,Tapal'],
])('a product %s is another one', async (_, row) => {
  const shop = await openShop()
  await shop.bring('sku,name,price,category,brand\nT1,Tea 1kg,450,Tea,Tapal')
  expect(await shop.bring(`name,price,category,brand\n${row}`)).toMatchObject({ added: 1 })
})

test('rows of one list that differ only in their category are two products, in any batch', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 260 }, (_, at) => `Product ${at},10,Tea`)
  const text = ['name,price,category', ...rows, 'Product 3,10,Coffee'].join('\n')
  expect(await shop.bring(text)).toMatchObject({ added: 261 })
  expect(await shop.bring(text)).toMatchObject({ added: 0, unchanged: 261 })
})
