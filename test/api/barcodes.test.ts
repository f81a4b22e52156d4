import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const upc = '036000291452'
const sentence =
  'This must be a barcode of 8, 12 or 13 digits with a correct last digit; enter your own code as the code'

test('a barcode is found however it is written, and a wrong one is refused in one sentence', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const refused = await clerk.patch('admin/products/apples', { barcode: '036000291453' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(sentence)
  expect((await clerk.patch('admin/products/apples', { barcode: upc })).body.data).toMatchObject({
    barcode: `0${upc}`,
    sku: 'apples',
  })
  const ids = async (q: string) =>
    (await clerk.get(`admin/products?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ id }: { id: string }) => id,
    )
  for (const text of [upc, `0${upc}`, '0 36000 29145 2'])
    expect(await ids(text)).toEqual(['apples'])
  expect(await ids('036000291453')).toEqual([])

  expect(await clerk.patch('admin/products/chai', { barcode: `0${upc}` })).toMatchObject({
    status: 409,
    body: { code: 'barcode_taken', message: 'There is already a product with this barcode' },
  })
  const lassi = { name: 'Lassi', mainCategory: 'Tea', subCategory: 'Tea', itemCategory: 'Tea', listPrice: 9 } // prettier-ignore
  expect((await clerk.post('admin/products', { ...lassi, barcode: upc })).status).toBe(409)
  expect((await clerk.patch('admin/products/apples', { barcode: null })).body.data.barcode).toBe(
    null,
  )
  expect((await clerk.post('admin/products', { ...lassi, barcode: upc })).status).toBe(201)
})

test('the shop’s own code may look like a barcode, and is found as one', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  for (const sku of ['12345678', upc])
    expect((await clerk.patch('admin/products/chai', { sku })).status).toBe(200)
  const { body } = await clerk.get(`admin/products?q=0${upc}`)
  expect(body.data).toMatchObject([{ id: 'chai', sku: upc, barcode: null }])
  const hina = await shop.as('hina')
  const list = await hina.post('quickorder/check', {
    lines: [{ wanted: `0${upc}`, quantity: 1 }],
  })
  expect(JSON.stringify(list.body)).toContain('Dum Chai')
})

test('a list imports barcodes and stock limits, reports a wrong one, and exports the same', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const csv = ['name,price,category,item code,EAN,reorder level', 'Soap,90,Care,S-1,4006381333931,8',
    'Tissues,80,Care,T-1,036000291453,8', 'Salt,70,Care,N-1,,some'].join('\n') // prettier-ignore
  const taken = await clerk.post('admin/products/import', csv, { 'content-type': 'text/csv' })
  expect(taken.body.data).toMatchObject({ added: 2, refused: 1 })
  expect(taken.text).toContain(
    'imported without its barcode: the check digit of “036000291453” is wrong',
  )
  expect(taken.text).toContain('the limit of low stock is not a whole number from 0 on: “some”')
  const soap = (await clerk.get('admin/products?q=4006381333931')).body.data
  expect(soap).toMatchObject([{ sku: 'S-1', barcode: '4006381333931', lowStock: 8 }])
  const whole = (await clerk.get('admin/products/csv')).text
  expect(whole).toContain('S-1,4006381333931,Soap')
  const again = await clerk.post('admin/products/import', whole, { 'content-type': 'text/csv' })
  expect(again.body.data).toMatchObject({ added: 0, changed: 0, refused: 0 })
})

test('a preview and an import report each barcode that another product has too', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { barcode: upc })
  const rows = [`apples,Apples,${upc}`, `B-1,Jam,${upc}`, 'B-2,Soap,4006381333931', 'B-3,Blue Soap,4006381333931'] // prettier-ignore
  const csv = ['code,name,EAN,price,category', ...rows.map((row) => `${row},90,Care`)].join('\n')
  const reported = async (query: string) => {
    const { body } = await clerk.post(`admin/products/import${query}`, csv, { 'content-type': 'text/csv' }) // prettier-ignore
    const { refused, noted, rejected } = body.data
    return [refused, noted, rejected.map(({ line, code, reason }: { line: number; code: string; reason: string }) => [line, code, reason])] // prettier-ignore
  }
  const other = (barcode: string, name: string) =>
    `the barcode “${barcode}” also belongs to “${name}”: imported; a scan shows both products`
  const expected = [0, 2, [[3, 'barcodeShared', other(`0${upc}`, 'Apples')], [5, 'barcodeShared', other('4006381333931', 'Soap')]]] // prettier-ignore
  expect(await reported('?dryRun=1')).toEqual(expected)
  expect(await reported('?dryRun=1&pricesOnly=1')).toEqual([3, 0, expect.anything()])
  expect(await reported('')).toEqual(expected)
  expect(await reported('')).toEqual([0, 0, []])
})

test('a product is low in stock by its own limit, else by that of the settings', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const low = async () => {
    const { data } = (await clerk.get('admin/products?only=low-stock')).body
    const { lowStock } = (await clerk.get('admin/today')).body.data
    return [data.map(({ id }: { id: string }) => id), lowStock]
  }
  expect(await low()).toEqual([['lastmango'], 1])
  await clerk.patch('admin/products/apples', { lowStock: 50 })
  expect(await low()).toEqual([['lastmango', 'apples'], 2])
  await clerk.patch('admin/products/lastmango', { lowStock: 0 })
  expect(await low()).toEqual([['apples'], 1])
  await clerk.patch('admin/products/lastmango', { lowStock: null })
  expect(await low()).toEqual([['lastmango', 'apples'], 2])
  expect((await clerk.patch('admin/products/apples', { lowStock: -1 })).status).toBe(400)
  // The shop's display follows the setting only.
  expect((await shop.guest().get('shoppingitems/apples')).body.data).not.toHaveProperty('lowStock')
})
