import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, placed, onPurpose } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const lassi = {
  name: 'Sweet Lassi',
  mainCategory: 'Tea & Drinks',
  subCategory: 'Dairy Drinks',
  itemCategory: 'Lassi',
  listPrice: 180,
}
const auditOf = (shop: TestShop) => shop.db.all<{
  action: string
  subject: string
  account_id: string
  details: string
}>`
  select kind as action, subject, actor as account_id, data as details from event where actor in (select account_id from staff_member) order by seq`
const rowOf = (shop: TestShop, id: string) =>
  shop.db.one<Record<string, unknown>>`select * from product where id = ${id}`
const ledgerOf = (shop: TestShop, id: string) => shop.db.all`
  select reason, change, account_id from stock_entry where product_id = ${id} order by at, change desc`

test('a new product is a draft until it is published, and creates its category', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const reply = await clerk.post('admin/products', {
    ...lassi,
    stock: 12,
    sku: 'LAS-1',
    pack: '500 ml',
    offerPrice: 160,
    wholesaleListPrice: 150,
  })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      data: {
        ...lassi,
        number: 7,
        published: false,
        version: 1,
        stock: 12,
        offerPrice: 160,
        wholesaleListPrice: 150,
        wholesaleOfferPrice: null,
        pointsDivisor: null,
        pack: { text: '500 ml', amount: 500, unit: 'ml' },
      },
    },
  })
  const { id } = reply.body.data
  const guest = shop.guest()
  expect((await guest.get(`shoppingitems/${id}`)).status).toBe(404)
  expect((await guest.get('search?q=lassi')).body.total).toBe(0)
  shop.later(1000)
  expect((await clerk.patch(`admin/products/${id}`, { published: true })).body.data).toMatchObject({
    published: true,
    version: 2,
  })
  expect((await guest.get('shoppingitems/7')).body.data).toMatchObject({
    _id: id,
    category_path: 'tea-drinks/dairy-drinks/lassi',
  })
  expect((await guest.get('search?q=lassi')).body).toMatchObject({ total: 1, data: [{ _id: id }] })
  expect(
    (await auditOf(shop)).map(({ action, subject, account_id }) => [action, subject, account_id]),
  ).toEqual([
    ['product.created', id, 'clerk'],
    ['product.changed', id, 'clerk'],
  ])
  expect(await ledgerOf(shop, id)).toEqual([{ reason: 'counted', change: 12, account_id: 'clerk' }])
  await expectSoundLedger(shop)
})

test('a product is answered with its other published sizes and what they cost now', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const [small, large] = await Promise.all(
    [
      { pack: '500 ml', published: true, offerPrice: 160 },
      { pack: '1 L', published: true, listPrice: 400 },
      { pack: '2 L', listPrice: 600 },
    ].map(async (size) => (await clerk.post('admin/products', { ...lassi, ...size })).body.data),
  )
  expect((await clerk.get(`admin/products/${large.id}`)).body).toMatchObject({
    data: { pack: { text: '1 L' } },
    sizes: [{ pack: '500 ml', price: 160 }],
  })
  expect((await clerk.get(`admin/products/${small.id}`)).body.sizes).toEqual([
    { pack: '1 L', price: 400 },
  ])
})

test('guests see a change at once despite the cache', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  expect((await guest.get('shoppingitems/apples')).body.data).toMatchObject({
    orignalprice: 300,
    discountprice: 240,
  })
  await clerk.patch('admin/products/apples', { listPrice: 320, offerPrice: 0 })
  expect((await guest.get('shoppingitems/apples')).body.data).toMatchObject({
    orignalprice: 320,
    discountprice: 0,
  })
  await clerk.patch('admin/products/apples', { published: false })
  expect((await guest.get('shoppingitems/apples')).status).toBe(404)
  expect((await guest.get('search?q=apples')).body.total).toBe(0)
  expect((await guest.get('category')).text).not.toContain('Kala Kulu Apples')
  await clerk.patch('admin/products/apples', {
    published: true,
    name: 'Gacha Apples',
    description: 'Crisp.',
  })
  expect((await guest.get('search?q=gacha')).body.total).toBe(1)
  const { data } = (await guest.get('search?q=kulu')).body
  expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain('apples')
})

test('fields missing from a change stay unchanged', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const before = await rowOf(shop, 'apples')
  await clerk.patch('admin/products/apples', {})
  expect(await rowOf(shop, 'apples')).toEqual({ ...before, version: 2, updated_at: shop.now() })
  await clerk.patch('admin/products/apples', {
    offerPrice: 0,
    stock: null,
    stockBefore: 50,
    sku: null,
  })
  expect(await rowOf(shop, 'apples')).toMatchObject({
    offer_price: null,
    stock: null,
    sku: null,
    list_price: 30_000,
    wholesale_offer_price: 20_000,
    version: 3,
  })
  await clerk.patch('admin/products/apples', { wholesaleListPrice: null })
  expect(await rowOf(shop, 'apples')).toMatchObject({
    wholesale_list_price: null,
    wholesale_offer_price: null,
  })
})

test('a counted stock is the difference in the ledger', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await placed(await shop.as('amina'), cartOrder())
  let stockBefore: number | null = 48
  for (const stock of [45, 60, 60, null, 5]) {
    shop.later(1000)
    await clerk.patch('admin/products/apples', { stock, stockBefore })
    stockBefore = stock
  }
  expect((await ledgerOf(shop, 'apples')).map((entry) => Object.values(entry as object))).toEqual([
    ['counted', 50, null],
    ['ordered', -2, 'amina'],
    ['counted', -3, 'clerk'],
    ['counted', 15, 'clerk'],
    ['counted', -60, 'clerk'],
    ['counted', 5, 'clerk'],
  ])
  await expectSoundLedger(shop)
})

test('who writes about products, but may not change stock, changes everything else of them', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'content', 0))
  const writer = await shop.as('clerk')
  const refused = { status: 403, body: { code: 'permission_missing', permission: 'stock.write' } }
  const path = 'admin/products/apples'
  for (const body of [
    { stock: 5, stockBefore: 50 },
    { stockChange: -1 },
    { stock: null, stockBefore: 50 },
  ])
    expect(await writer.patch(path, { ...body, brand: 'Swat' })).toMatchObject(refused)
  expect(await rowOf(shop, 'apples')).toMatchObject({ stock: 50, brand: 'Baghban' })
  const body = { brand: 'Swat', stock: 50, stockBefore: 50 } // as a form sends what it shows
  expect(await writer.patch(path, body)).toMatchObject({
    status: 200,
    body: { data: { brand: 'Swat' } },
  })
  expect(await writer.post('admin/products', lassi)).toMatchObject({
    status: 403,
    body: { permission: 'price.write' },
  })
})

test('staff find a product by words in any order, its size, its Urdu name and its number', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { nameUr: 'سیب', pack: '2 kg' })
  const found = async (q: string) =>
    (await clerk.get(`admin/products?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ id }: { id: string }) => id,
    )
  const { number } = (await clerk.get('admin/products/apples')).body.data
  for (const q of ['apples kulu', 'Kala  Kulu', 'apples 2 kg', 'سیب', String(number)])
    expect([q, await found(q)]).toEqual([q, expect.arrayContaining(['apples'])])
  expect(await found('apples atta')).toEqual([])
})

test('a form that was opened before a sale does not undo it', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const path = 'admin/products/apples'
  const { version, stock } = (await clerk.get(path)).body.data
  await placed(await shop.as('amina'), cartOrder()) // takes 2
  const stale = await clerk.patch(path, { version, stock: stock + 10, stockBefore: stock })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stock_changed', stock: 48 } })
  expect(await rowOf(shop, 'apples')).toMatchObject({ stock: 48, version })
  expect((await clerk.patch(path, { version, description: 'Crisp' })).body.data.stock).toBe(48)
  expect((await clerk.patch(path, { stock: 58, stockBefore: 48 })).body.data.stock).toBe(58)
  expect((await clerk.patch(path, { stockChange: -8 })).body.data.stock).toBe(50)
  expect((await clerk.patch(path, { stockChange: -51 })).body).toMatchObject({ stock: 50 })
  expect((await clerk.patch('admin/products/atta', { stockChange: 1 })).body).toMatchObject({
    code: 'stock_changed',
    stock: null,
  })
  for (const body of [
    { stock: 5 },
    { stockBefore: 5 },
    { stock: 5, stockBefore: 50, stockChange: 1 },
    { stockChange: 1.5 },
    { stockChange: '5' },
  ])
    expect([body, (await clerk.patch(path, body)).status]).toEqual([body, 400])
  await expectSoundLedger(shop)
})

test('differences and orders at once: each counts', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const replies = await Promise.all(
    [5, -3, 7].flatMap((stockChange) => [
      clerk.patch('admin/products/apples', { stockChange }),
      amina.post('order/create', cartOrder(), onPurpose()),
    ]),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201])
  expect(await shop.stockOf('apples')).toBe(50 + 9 - 6)
  await expectSoundLedger(shop)
})

test('of two changes of one version the second is refused; without a version both are applied', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const replies = await Promise.all(
    [31, 32, 33].map((rupees) =>
      clerk.patch('admin/products/chai', { listPrice: rupees, version: 1 }),
    ),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409])
  expect(replies.find((reply) => reply.status === 409)?.body).toMatchObject({
    code: 'changed_meanwhile',
  })
  const others = await Promise.all(
    [41, 42, 43].map((rupees) => clerk.patch('admin/products/chai', { listPrice: rupees })),
  )
  expect(others.map((reply) => reply.status)).toEqual([200, 200, 200])
  expect(await rowOf(shop, 'chai')).toMatchObject({ version: 5 })
  expect(await shop.count('audit')).toBe(4)
})

test('invalid input is refused and nothing changes', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const before = await shop.db.all`select * from product order by id`
  const rows: [body: object | string, status: number, code: string][] = [
    [{ listPrice: 0 }, 400, 'price_missing'],
    [{ listPrice: -5 }, 400, 'does_not_fit'],
    [{ listPrice: 10.005 }, 400, 'does_not_fit'],
    [{ listPrice: '1,00' }, 400, 'does_not_fit'],
    [{ listPrice: null }, 400, 'does_not_fit'],
    [{ offerPrice: 300 }, 400, 'offer_not_lower'],
    [{ offerPrice: 301 }, 400, 'offer_not_lower'],
    [{ listPrice: 200 }, 400, 'offer_not_lower'],
    [{ wholesaleOfferPrice: 210 }, 400, 'offer_not_lower'],
    [{ wholesaleListPrice: 150 }, 400, 'offer_not_lower'],
    [{ stock: -1, stockBefore: 50 }, 400, 'does_not_fit'],
    [{ stock: 1.5, stockBefore: 50 }, 400, 'does_not_fit'],
    [{ stock: '5', stockBefore: 50 }, 400, 'does_not_fit'],
    [{ pointsDivisor: 0 }, 400, 'does_not_fit'],
    [{ pointsDivisor: -30 }, 400, 'does_not_fit'],
    [{ name: ' ' }, 400, 'does_not_fit'],
    [{ name: 'x'.repeat(201) }, 400, 'does_not_fit'],
    [{ brand: 'B\u0000' }, 400, 'does_not_fit'],
    [{ published: 'yes' }, 400, 'does_not_fit'],
    [{ sku: 'chai' }, 409, 'sku_taken'],
    ['[]', 400, 'does_not_fit'],
    ['{', 400, 'bad_request'],
  ]
  for (const [body, status, code] of rows) {
    const reply = await clerk.patch('admin/products/apples', body)
    expect([body, reply.status, reply.body.code]).toEqual([body, status, code])
  }
  const missing: [body: object, code: string][] = [
    [{}, 'does_not_fit'],
    [{ ...lassi, mainCategory: '' }, 'does_not_fit'],
    [{ ...lassi, listPrice: undefined }, 'does_not_fit'],
    [{ ...lassi, listPrice: 0 }, 'price_missing'],
    [{ ...lassi, offerPrice: 180 }, 'offer_not_lower'],
    [{ ...lassi, sku: 'apples' }, 'sku_taken'],
  ]
  for (const [body, code] of missing)
    expect([body, (await clerk.post('admin/products', body)).body.code]).toEqual([body, code])
  expect((await clerk.patch('admin/products/none', { stockChange: 1 })).status).toBe(404)
  expect(await shop.db.all`select * from product order by id`).toEqual(before)
  expect(await shop.count('audit')).toBe(0)
  expect(await shop.count('stock_entry')).toBe(4)
})
