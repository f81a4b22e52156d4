import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/support/database.ts'
import { openEventFeed } from '../../events/feed.ts'
import { openCatalogue } from '../../search/catalogue.ts'
import { importProducts } from './import-products.ts'

const heading = 'no,product,category,sub_category,type,brand,market_price,sale_price,description'
const atta = '1,Chakki Atta,Flour,Flour,Atta,Baghban,1250,1100,'
const tea = '2,Dum Chai,Drinks,Tea,Black Tea,Baghban,499.50,499.50,'
const list = (...rows: string[]) => [heading, ...rows].join('\n')

async function openShop() {
  const db = await openTestDatabase()
  const shop = { db, now: () => 1_000, catalogue: openCatalogue(db, openEventFeed(db)) }
  const bring = (text: string, options: { dryRun?: boolean } = {}) => {
    const source = async function* () {
      yield Buffer.from(text)
    }
    return importProducts(shop, null, { source, ...options })
  }
  return { db, bring }
}

test('the report has the largest price changes, and new products and categories', async () => {
  const { db, bring } = await openShop()
  const salt = '3,Salt,Spices,Salt,Salt,Baghban,100,100,'
  await bring(list(atta, tea, salt))
  const cheaper = salt.replace('100,100', '90,90')
  const mistyped = tea.replace('499.50,499.50', '4.99,4.99')
  const dearer = atta.replace('1100', '1200')
  const fresh = ['4,Dalia,Flour,Flour,Porridge,,150,140,', '5,Suji,Flour,Flour,Porridge,,120,,']
  const before = await db.all`select * from product order by id`
  const rows = list(cheaper, dearer, mistyped, ...fresh)
  const { effect } = await bring(rows, { dryRun: true })
  expect(effect).toEqual({
    raised: 1,
    lowered: 2,
    prices: [
      { name: 'Dum Chai', pack: '', from: 49_950, to: 499 },
      { name: 'Salt', pack: '', from: 10_000, to: 9_000 },
      { name: 'Chakki Atta', pack: '', from: 110_000, to: 120_000 },
    ],
    products: [
      { name: 'Dalia', pack: '', price: 14_000, categoryNames: ['Flour', 'Flour', 'Porridge'] },
      { name: 'Suji', pack: '', price: 12_000, categoryNames: ['Flour', 'Flour', 'Porridge'] },
    ],
    categoryCount: 1,
    categories: [{ names: ['Flour', 'Flour', 'Porridge'], products: 2 }],
  })
  expect(await db.all`select * from product order by id`).toEqual(before)
  expect((await bring(rows)).effect).toEqual(effect)
  expect((await bring(rows)).effect).toMatchObject({ prices: [], categoryCount: 0 })
})
