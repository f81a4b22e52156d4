import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { openTestDatabase } from '../../../../test/support/database.ts'
import { openEventFeed } from '../../events/feed.ts'
import { openCatalogue } from '../../search/catalogue.ts'
import type { ListFault } from './faults.ts'
import { importProducts, type ImportOptions } from './import-products.ts'
import type { RejectedRow } from './rows/parse-row.ts'

const heading = 'no,product,category,sub_category,type,brand,market_price,sale_price,description'
const atta = '1,Chakki  Atta,Flour,Flour,Atta,Baghban ,"1,250",1100,"Stone ground.\nFine."'
const tea = '2,Dum Chai,Drinks,Tea,Black Tea,Baghban,499.50,499.50,'
const list = (...rows: string[]) => [heading, ...rows].join('\n')

async function openShop() {
  const db = await openTestDatabase()
  const clock = { now: 1_000 }
  const shop = {
    db,
    now: () => clock.now,
    catalogue: openCatalogue(db, openEventFeed(db)),
  }
  const bring = async (text: string | Uint8Array, options: Omit<ImportOptions, 'source'> = {}) => {
    clock.now += 1_000
    const rejected: Omit<RejectedRow, 'cells'>[] = []
    const source = async function* () {
      yield Buffer.from(text)
    }
    const report = await importProducts(
      shop,
      null,
      { source, ...options },
      { onRejected: ({ cells: _, ...row }) => rejected.push(row) },
    )
    return { ...report, rejected }
  }
  const products = () => db.all<Record<string, unknown>>`
    select name, brand, category_path, list_price, offer_price, wholesale_list_price, stock, published_at, updated_at, version, description
    from product order by number`
  const everything = async () => [
    await db.all`select * from product order by id`,
    await db.all`select * from category order by path`,
    await db.all`select * from stock_entry order by id`,
    await db.all`select * from event order by seq`,
    await db.all`select * from catalogue_version`,
    await db.all`select * from number_series`,
  ]
  return { ...shop, bring, products, everything }
}

const unreadable = (code: ListFault['code']) => ({ params: { fault: { code } } })

test('importing a list again changes nothing', async () => {
  const shop = await openShop()
  expect(await shop.bring(list(atta, tea))).toMatchObject({
    rows: 2,
    added: 2,
    refused: 0,
    repeated: 0,
  })
  expect(await shop.products()).toMatchObject([
    {
      name: 'Chakki Atta',
      brand: 'Baghban',
      category_path: 'flour/flour/atta',
      list_price: 125_000,
      offer_price: 110_000,
      published_at: 2_000,
    },
    { name: 'Dum Chai', list_price: 49_950, offer_price: null, stock: null, version: 1 },
  ])
  expect((await shop.catalogue.fresh()).search.find('chai').ids).toHaveLength(1)
  const before = await shop.everything()
  expect(await shop.bring(list(atta, tea))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await shop.everything()).toEqual(before)
})

test('a dry run reports the changes and saves nothing', async () => {
  const shop = await openShop()
  await shop.bring(list(atta))
  const before = await shop.everything()
  const report = await shop.bring(list(atta.replace('1100', '1000'), tea), { dryRun: true })
  expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 0 })
  expect(await shop.everything()).toEqual(before)
})

test('importing a newer price list updates only changed prices', async () => {
  const shop = await openShop()
  await shop.bring(list(atta, tea))
  expect(await shop.bring(list(atta.replace('1100', '1000'), tea))).toMatchObject({
    added: 0,
    changed: 1,
    unchanged: 1,
  })
  expect(await shop.products()).toMatchObject([
    { list_price: 125_000, offer_price: 100_000, version: 2, updated_at: 3_000 },
    { version: 1, updated_at: 2_000 },
  ])
  const audits = await shop.db.all<{ data: string }>`
    select data from event where kind = 'products.imported' order by seq`
  expect(audits.map(({ data }) => JSON.parse(data))).toMatchObject([
    { added: { length: 2 } },
    { added: [], changed: { length: 1 } },
  ])
})

test('a sale price above the list price is reported, and the product is imported without it', async () => {
  const shop = await openShop()
  const report = await shop.bring(list(atta.replace('1100', '"1,300"'), tea))
  expect(report).toMatchObject({ added: 2, refused: 0, noted: 1 })
  expect(report.rejected).toEqual([
    {
      line: 2,
      name: 'Chakki Atta',
      kind: 'noted',
      fault: { code: 'offerAboveList', offer: 130_000, list: 125_000 },
    },
  ])
  expect(await shop.products()).toMatchObject([{ list_price: 125_000, offer_price: null }, {}])
})

test('with a price and a market price, the price is what is asked and the market price the list price', async () => {
  const shop = await openShop()
  await shop.bring('name,category,price,market_price\nAtta,Flour,۱۱۰۰,۱٬۲۵۰')
  expect(await shop.products()).toMatchObject([{ list_price: 125_000, offer_price: 110_000 }])
})

test('invalid rows are reported with line and reason; repeated rows are one product', async () => {
  const shop = await openShop()
  const report = await shop.bring(
    list(
      atta,
      '2,No Price,Flour,Flour,Atta,Baghban,,,',
      '3,Too Short,Flour',
      atta.replace('1100', '900'),
      atta.toUpperCase(),
      '5,,Flour,Flour,Atta,Baghban,5,5,',
      tea,
    ),
  )
  expect(report).toMatchObject({ rows: 7, added: 2, refused: 3, repeated: 2 })
  expect(report.rejected).toEqual([
    { line: 4, name: 'No Price', kind: 'refused', fault: { code: 'missing', field: 'price' } },
    { line: 5, name: 'Too Short', kind: 'refused', fault: { code: 'missing', field: 'price' } },
    {
      line: 6,
      name: 'Chakki  Atta',
      kind: 'repeated',
      fault: { code: 'repeatsAtOtherPrice', earlier: 2 },
    },
    { line: 8, name: 'CHAKKI  ATTA', kind: 'repeated', fault: { code: 'repeats', earlier: 2 } },
    { line: 10, name: '', kind: 'refused', fault: { code: 'noName' } },
  ])
})

test('a code recognises a product whose name, place, stock and wholesale price change', async () => {
  const shop = await openShop()
  const coded = (name: string, place: string, stock: string) =>
    `sku,name,department,mrp,wholesale price,stock\nA-1,${name},${place},100,${stock},${stock}`
  await shop.bring(coded('Soap', 'Care', '10'))
  expect(await shop.bring(coded('Rose Soap', 'Bath', '12'))).toMatchObject({ added: 0, changed: 1 })
  expect(await shop.products()).toMatchObject([
    { name: 'Rose Soap', category_path: 'bath/bath/bath', stock: 12, wholesale_list_price: 1_200 },
  ])
  expect(await shop.bring(coded('Rose Soap', 'Bath', ''))).toMatchObject({ changed: 1 }) // no wholesale price any more; stock not told
  expect(await shop.products()).toMatchObject([{ stock: 12, wholesale_list_price: null }])
  expect(await shop.db.all`select change, reason from stock_entry order by at`).toEqual([
    { change: 10, reason: 'imported' },
    { change: 2, reason: 'imported' },
  ])
})

test('new products can wait for staff, and a list may change prices alone', async () => {
  const shop = await openShop()
  await shop.bring(list(atta), { asDraft: true })
  const report = await shop.bring(
    list(atta.replace('1100', '1000').replace('Stone', 'Wind'), tea),
    { pricesOnly: true },
  )
  expect(report).toMatchObject({
    added: 0,
    changed: 1,
    refused: 1,
    rejected: [{ line: 4, fault: { code: 'notSold' } }],
  })
  expect(await shop.products()).toMatchObject([
    { offer_price: 100_000, published_at: null, description: 'Stone ground.\nFine.' },
  ])
})

test('a file that is broken at its end is refused before its beginning is written', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 300 }, (_, index) => tea.replace('Dum Chai', `Chai ${index}`))
  const before = await shop.everything()
  const broken = Buffer.concat([
    Buffer.from(`${list(...rows)}\n`),
    Buffer.from([0xe8]),
    Buffer.from('nd\n'),
  ])
  await expect(shop.bring(broken)).rejects.toMatchObject(unreadable('notUtf8'))
  await expect(shop.bring(`${list(...rows)}\n"open`)).rejects.toMatchObject(unreadable('openQuote'))
  await expect(shop.bring('colour,weight\nred,5')).rejects.toMatchObject(
    unreadable('columnsMissing'),
  )
  expect(await shop.everything()).toEqual(before)
})

test('an import that breaks off leaves whole products, and the next run completes it', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 600 }, (_, index) => tea.replace('Dum Chai', `Chai ${index}`))
  let batches = 0
  const transaction: Db['transaction'] = (work) => {
    batches += 1
    if (batches === 3) throw new Error('the machine is gone')
    return shop.db.transaction(work)
  }
  const source = async function* () {
    yield Buffer.from(list(...rows))
  }
  const broken = importProducts({ ...shop, db: { ...shop.db, transaction } }, null, { source })
  await expect(broken).rejects.toThrow('the machine is gone')
  expect(await shop.products()).toHaveLength(500)
  expect(await shop.bring(list(...rows))).toMatchObject({ added: 100, unchanged: 500 })
})

test('two concurrent imports of one list create each product once', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 350 }, (_, index) => tea.replace('Dum Chai', `Chai ${index}`))
  const reports = await Promise.all([shop.bring(list(...rows)), shop.bring(list(...rows))])
  expect(reports.reduce((added, report) => added + report.added, 0)).toBe(350)
  expect(await shop.products()).toHaveLength(350)
})
