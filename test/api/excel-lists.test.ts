import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { importProducts } from '#shop/catalogue/import/import-products.ts'
import { starterProducts } from '#shop/catalogue/starter/starter-products.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { type Caller, openShop } from '../support/shop.ts'

const bring = async (caller: Caller, content: string | Buffer, query = '') =>
  (
    await caller.send('POST', `admin/products/import${query}`, Buffer.from(content), {
      'content-type': 'text/csv',
    })
  ).body
const preview = async (caller: Caller, content: string, query = '') =>
  (
    await caller.send('POST', `admin/products/import/preview${query}`, Buffer.from(content), {
      'content-type': 'text/csv',
    })
  ).body.data
const found = async (caller: Caller, q: string) =>
  (await caller.get(`admin/products?q=${encodeURIComponent(q)}`)).body.data

const [{ key: starterKey } = { key: '' }] = starterProducts

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.each<[string, string | Buffer]>([
  ['Excel, English', '\ufeffcode,name,category,price,offer\r\nG-1,Gur é,Sugar,"1,250.50",\r\n'],
  ['Excel, German', '\ufeffcode;name;category;price;offer\r\nG-1;Gur é;Sugar;1.250,50\r\n'],
  [
    'Excel, “Unicode text”',
    utf16('code\tname\tcategory\tprice\toffer\r\nG-1\tGur é\tSugar\t"1,250.50"\r\n'),
  ],
  ['Excel, Urdu digits', '\ufeffcode,name,category,price,offer\r\nG-1,Gur é,Sugar,۱۲۵۰.۵۰\r\n'],
  [
    'Excel, told the separator',
    '\ufeffsep=;\r\ncode;name;category;price;offer\r\nG-1;Gur é;Sugar;1250,50\r\n',
  ],
  [
    'Excel, told the tab',
    'sep=\t\r\ncode\tname\tcategory\tprice\r\nG-1\tGur é\tSugar\t1250.50\r\n',
  ],
  [
    'LibreOffice, everything quoted',
    '"code","name","category","price","offer"\n"G-1","Gur é","Sugar","1250.50",""\n',
  ],
  ['Google Sheets', 'code,name,category,price,offer\r\nG-1,Gur é,Sugar,1250.5,'],
  [
    'with a title',
    'Price list, June 2026,,\r\n\r\nKiryana Store,,\r\ncode,name,category,price,offer\r\nG-1,Gur é,Sugar,1250.50\r\n',
  ],
])('a list of %s is imported', async (_, content) => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect((await bring(clerk, content)).data).toMatchObject({ rows: 1, added: 1, refused: 0 })
  expect(await found(clerk, 'gur')).toMatchObject([
    { name: 'Gur é', sku: 'G-1', listPrice: 1250.5 },
  ])
})

test('a title above the headings is said, and another line can be named', async () => {
  const clerk = await (await openShop()).as('clerk')
  const list = 'Kiryana Store\r\n\r\nname,category,price\r\nitem,group,rate\r\nGur,Sugar,220\r\n'
  expect(await preview(clerk, list)).toMatchObject({
    headings: ['name', 'category', 'price'],
    headingsLine: 3,
    lines: [
      { line: 1, text: 'Kiryana Store' },
      { line: 3, text: 'name, category, price' },
      { line: 4, text: 'item, group, rate' },
      { line: 5, text: 'Gur, Sugar, 220' },
    ],
    decimal: 'point',
  })
  expect(await preview(clerk, list, '?headings=4')).toMatchObject({
    headings: ['item', 'group', 'rate'],
    headingsLine: 4,
    columns: ['name', 'category', 'price'],
    rows: [['Gur', 'Sugar', '220']],
  })
  expect((await bring(clerk, list, '?dryRun=1')).data).toMatchObject({
    rows: 2,
    added: 1,
    refused: 1,
  })
  expect((await bring(clerk, list, '?headings=4')).data).toMatchObject({
    rows: 1,
    added: 1,
    headingsLine: 4,
  })
  const nowhere = await bring(clerk, list, '?headings=2')
  expect(nowhere).toMatchObject({
    code: 'list_unreadable',
    message: expect.stringMatching(/line 2/),
  })
  const none = await bring(clerk, list, '?headings=5')
  expect(none.message).toMatch(/no column for the name/)
  expect(none.message).not.toMatch(/--/)
})

test('short rows are imported, and a too long one is refused', async () => {
  const clerk = await (await openShop()).as('clerk')
  const rows = ['Gur,Sugar,220', 'Misri,Sugar,90,,', 'Shakkar,Sugar,180,5,"",extra', 'Khand,Sugar']
  const { data } = await bring(clerk, `name,category,price,stock,brand\n${rows.join('\n')}\n`)
  expect(data).toMatchObject({
    added: 2,
    rejected: [
      { line: 4, code: 'cells', reason: 'has 6 cells instead of 5' },
      { line: 5, code: 'missing' },
    ],
  })
})

test('ambiguous days are refused with their row, and imported once the order is given', async () => {
  const clerk = await (await openShop()).as('clerk')
  const list =
    'code,name,category,price,offer,offer until\nA,Gur,Sugar,220,200,31/12/2026\nB,Misri,Sugar,90,80,05/06/2026\n'
  const { data } = await bring(clerk, list)
  expect(data).toMatchObject({ added: 1, rejected: [{ line: 3, code: 'dayUnclear' }] })
  expect(data.rejected[0].reason).toMatch(/the end of the offer can be two days: “05\/06\/2026”/)
  expect((await bring(clerk, list, '?dates=month-first')).data).toMatchObject({ added: 1 })
  expect((await found(clerk, 'misri'))[0].offerUntil).toBe('2026-05-06T19:00:00.000Z')
  expect((await bring(clerk, list, '?dates=day-first')).data).toMatchObject({ changed: 1 })
  expect((await found(clerk, 'misri'))[0].offerUntil).toBe('2026-06-05T19:00:00.000Z')
  expect((await found(clerk, 'gur'))[0].offerUntil).toBe('2026-12-31T19:00:00.000Z')
})

test('of two columns with one heading each can be chosen', async () => {
  const clerk = await (await openShop()).as('clerk')
  const list = 'code,Name,Name,category,price\nA,Gur,گڑ,Sugar,220\n'
  expect(await preview(clerk, list)).toMatchObject({
    headings: ['code', 'Name', 'Name (2)', 'category', 'price'],
    columns: ['sku', 'name', null, 'category', 'price'],
  })
  const { data } = await bring(clerk, list, '?column=name:Name%20(2)')
  expect(data).toMatchObject({ added: 1 })
  expect(await found(clerk, 'گڑ')).toMatchObject([{ name: 'گڑ', sku: 'A' }])
})

test('a decimal comma is found in the amounts, or said', async () => {
  const clerk = await (await openShop()).as('clerk')
  const list = 'code;name;category;price\nA;Gur;Sugar;1.250\nB;Misri;Sugar;99,50\n'
  expect((await bring(clerk, list, '?dryRun=1&decimal=point')).data).toMatchObject({ added: 0 })
  expect((await bring(clerk, list)).data).toMatchObject({ added: 2, decimal: 'comma' })
  expect(await found(clerk, 'gur')).toMatchObject([{ listPrice: 1250 }])
  const thousands = 'code;name;category;price\nA;Gur;Sugar;1.300\n'
  expect((await bring(clerk, thousands)).data).toMatchObject({ refused: 1, decimal: 'point' })
  expect((await bring(clerk, thousands, '?decimal=comma')).data).toMatchObject({ changed: 1 })
  expect(await found(clerk, 'gur')).toMatchObject([{ listPrice: 1300 }])
})

test('a code that a spreadsheet rounded is said, not guessed', async () => {
  const clerk = await (await openShop()).as('clerk')
  const { data } = await bring(
    clerk,
    'code,barcode,name,category,price\n8.96E+12,,Gur,Sugar,220\nB,"8,96E+12",Misri,Sugar,90\n',
  )
  expect(data).toMatchObject({
    added: 1,
    rejected: [{ code: 'rounded' }, { code: 'barcodeLength', kind: 'noted' }],
  })
  expect(data.rejected[0].reason).toMatch(/the shop's own code was rounded/)
})

test('codes are not case-sensitive in lists, forms, search and quick orders', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const row = (code: string, price: number) =>
    `code,name,category,price\n${code},Gur,Sugar,${price}\n`
  expect((await bring(clerk, row('zz-77', 220))).data).toMatchObject({ added: 1 })
  expect((await bring(clerk, row('ZZ-77', 230))).data).toMatchObject({ added: 0, changed: 1 })
  expect((await bring(clerk, row('Zz-77', 240), '?pricesOnly=1')).data).toMatchObject({
    changed: 1,
  })
  expect(await found(clerk, 'ZZ-77')).toMatchObject([{ sku: 'zz-77', listPrice: 240 }])
  const twice = `${row('zz-77', 240)}ZZ-77,Gur,Sugar,250\n`
  expect((await bring(clerk, twice)).data).toMatchObject({
    unchanged: 1,
    rejected: [{ line: 3, code: 'repeatsAtOtherPrice' }],
  })
  const product = { name: 'Misri', mainCategory: 'Sugar', subCategory: 'Sugar', itemCategory: 'Sugar', listPrice: 90 } // prettier-ignore
  for (const sku of ['ZZ-77', 'zZ-77', 'ｚｚ-77', 'zz\u201177', 'zz-۷۷'])
    expect(await clerk.post('admin/products', { ...product, sku })).toMatchObject({ status: 409, body: { code: 'sku_taken' } }) // prettier-ignore
  const [{ id }] = await found(clerk, 'zz-77')
  expect((await clerk.patch(`admin/products/${id}`, { sku: 'ZZ-77' })).body.data.sku).toBe('ZZ-77')
  const amina = await shop.as('amina')
  const checked = await amina.post('quickorder/check', {
    lines: [{ wanted: 'zZ-77', quantity: 1 }],
  })
  expect(JSON.stringify(checked.body)).toContain('Gur')
})

test('a shop that has a code in two spellings opens with both, each by its own', async () => {
  const db = openDatabase(await emptyDatabase())
  onTestFinished(() => db.close())
  await migrate(db)
  await db.run`
    insert into category (path, parent_path, level, name, position) values ('s', null, 1, 'S', 1), ('s/s', 's', 2, 'S', 2), ('s/s/s', 's/s', 3, 'S', 3)`
  for (const [number, sku, key] of [
    [1, 'ZZ-77', 'zz-77'],
    [2, 'zz-77', null],
    [3, 'A', 'a'],
    [4, null, null],
  ] as const)
    // prettier-ignore
    await db.run`
      insert into product (id, number, sku, name, brand, description, full_description, highlights, category_path, main_path, sub_path,
        pack_text, list_price, perishable, pictures, rating_sum, rating_count, sold, popularity, published_at, created_at, updated_at, version, sku_key)
      values (${`p${number}`}, ${number}, ${sku}, ${`P${number}`}, '', '', '', '[]', 's/s/s', 's', 's/s', '', 100, 0, '[]', 0, 0, 0, 0, 1, 1, 1, 1, ${key})`
  const shop = { db, now: () => 1_000 }
  const list =
    'code,name,category,price\nzz-77,P2,S,200\nZZ-77,P1,S,300\na,P3,S,400\nZz-77,P1,S,500\n'
  const source = async function* () {
    yield Buffer.from(list)
  }
  expect(await importProducts(shop, null, { source })).toMatchObject({ changed: 3, added: 0, repeated: 1 }) // prettier-ignore
  expect(await db.all`select list_price as price from product order by number`).toEqual([
    { price: 30_000 },
    { price: 20_000 },
    { price: 40_000 },
    { price: 100 },
  ])
})

test('categories without a letter are refused by name, and merging two of one address is reported', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const rows = [
    'A,Kheera,🥦,50',
    'B,Anday,🥚,300',
    'C,Gur,***,220',
    'D,Misri,—,90',
    'E,Doodh,Milk & Curd,200',
    'F,Dahi,Milk - Curd,150',
    'G,Lassi,Milk - Curd,80',
    'H,Paneer,MILK &  CURD,400',
  ]
  const { data } = await bring(clerk, `code,name,category,price\n${rows.join('\n')}\n`)
  expect(data).toMatchObject({ added: 4, refused: 4, noted: 1 })
  expect(
    data.rejected.map(({ line, code }: { line: number; code: string }) => [line, code]),
  ).toEqual([
    [2, 'categoryUnnamed'],
    [3, 'categoryUnnamed'],
    [4, 'categoryUnnamed'],
    [5, 'categoryUnnamed'],
    [7, 'categoryIs'],
  ])
  expect(data.rejected[0].reason).toBe('the main category needs a letter or a digit: “🥦”')
  expect(data.rejected[4].reason).toMatch(/“Milk - Curd” is the same as “Milk & Curd”/)
  const product = (mainCategory: string) => ({ name: 'Gur', mainCategory, subCategory: 'Gur', itemCategory: 'Gur', listPrice: 90 }) // prettier-ignore
  expect((await clerk.post('admin/products', product('***'))).body.code).toBe('category_unnamed')
  const clash = await clerk.post('admin/products', product('Milk – Curd'))
  expect(clash).toMatchObject({ status: 409, body: { code: 'category_other_name', message: expect.stringMatching(/“Milk & Curd”/) } }) // prettier-ignore
  expect((await clerk.post('admin/products', product('milk & curd'))).status).toBe(201)
  expect((await clerk.post('admin/categories', { name: '🥦', parent: null })).body.code).toBe('category_unnamed') // prettier-ignore
})

test('a shop that has a category of signs alone keeps it, and its own export changes nothing', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await bring(clerk, 'code,name,category,price\nB,Anday,Other,300\n')
  await shop.db.run`update category set name = '🥚' where path like 'other%'`
  const csv = (await clerk.get('admin/products/csv')).text
  expect((await bring(clerk, csv)).data).toMatchObject({
    added: 0,
    changed: 0,
    refused: 0,
    noted: 0,
  })
  expect((await bring(clerk, 'code,name,category,price\nC,Kheera,🥦,50\n')).data).toMatchObject({ refused: 1 }) // prettier-ignore
  const [{ id }] = await found(clerk, 'anday')
  expect((await clerk.patch(`admin/products/${id}`, { listPrice: 310 })).status).toBe(200)
})

test('every way to enter a price has the same limit', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const product = { name: 'Zafran', mainCategory: 'Spices', subCategory: 'Spices', itemCategory: 'Spices' } // prettier-ignore
  const [most, more] = [10_000_000, 10_000_000.01]
  for (const field of ['listPrice', 'wholesaleListPrice'])
    expect((await clerk.post('admin/products', { ...product, listPrice: 1, [field]: more })).status, field).toBe(400) // prettier-ignore
  const made = await clerk.post('admin/products', { ...product, listPrice: most })
  expect(made.status).toBe(201)
  const { id, number, version } = made.body.data
  const list = (price: number) => `code,name,category,price\nZ,Zafran,Spices,${price}\n`
  expect((await bring(clerk, list(more))).data.rejected).toMatchObject([{ code: 'tooHigh' }])
  expect((await bring(clerk, list(most))).data).toMatchObject({ added: 1 })
  const plan = (price: number) => clerk.post(`admin/products/${id}/prices`, { id: crypto.randomUUID(), price, from: '2099-01-01T00:00:00Z' }) // prettier-ignore
  expect((await plan(more)).status).toBe(400)
  expect((await plan(most)).status).toBe(201)
  const change = { kind: 'percent', price: 'list', direction: 'up', percent: 1, roundTo: 1 }
  const bulk = await clerk.post('admin/products/bulk-changes', { change, products: [{ number, version }] }) // prettier-ignore
  expect(bulk.body.data ?? bulk.body).toMatchObject({ changed: 0, kept: [{ code: 'price_too_high' }] }) // prettier-ignore
  expect(
    (await clerk.post('admin/products/starter', { products: [{ key: starterKey, price: more }] })).status, // prettier-ignore
  ).toBe(400)
})
