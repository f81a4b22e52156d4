import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { applyPlannedPrices } from '#shop/catalogue/planned-prices/apply-planned-prices.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { openShop } from '../support/shop.ts'

const path = 'admin/products/apples'
const csv = { 'content-type': 'text/csv' }
const lassi = {
  name: 'Lassi',
  mainCategory: 'Dairy',
  subCategory: 'Drinks',
  itemCategory: 'Lassi',
}

async function openOffice() {
  const shop = await openShop({ on: '2025-01-05T10:00:00Z' })
  const owner = await shop.as('owner')
  const set = (wholeRupees: boolean) => owner.patch('admin/settings', { wholeRupees })
  const apples = async () => (await owner.get(path)).body.data
  const found = async (q: string) => (await owner.get(`admin/products?q=${q}`)).body.data[0]
  return { shop, owner, set, apples, found }
}

test('with the setting on, prices are rounded where they are saved, and nothing else', async () => {
  const { shop, owner, set, apples } = await openOffice()
  await owner.patch(path, { listPrice: 142.85, offerPrice: 99.5, wholesaleListPrice: 213.25 })
  expect(await apples()).toMatchObject({ listPrice: 142.85, offerPrice: 99.5 })
  expect((await set(true)).body.data).toMatchObject({ wholeRupees: true })
  expect((await shop.guest().get('settings')).body).not.toHaveProperty('wholeRupees')
  expect(await apples()).toMatchObject({ listPrice: 142.85, offerPrice: 99.5 })

  const made = await owner.post('admin/products', { ...lassi, listPrice: 142.85, purchasePrice: 71.25 }) // prettier-ignore
  expect(made.body.data).toMatchObject({ listPrice: 143, purchasePrice: 71.25 })
  // A price that makes no sense is refused as it was typed, not rounded into another.
  expect(await owner.post('admin/products', { ...lassi, listPrice: 0 })).toMatchObject({ status: 400 }) // prettier-ignore
  const upsideDown = { ...lassi, listPrice: 100.1, offerPrice: 100.2 }
  expect((await owner.post('admin/products', upsideDown)).body.code).toBe('offer_not_lower')

  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'content', 0))
  const writer = await shop.as('clerk')
  expect((await writer.patch(path, { name: 'Red apples' })).status).toBe(200)
  expect(await apples()).toMatchObject({ name: 'Red apples', listPrice: 142.85, offerPrice: 99.5 })
  await owner.patch(path, { offerPrice: 98.4 })
  expect(await apples()).toMatchObject({ listPrice: 143, offerPrice: 98, wholesaleListPrice: 213 })
  await set(false)
  await owner.patch(path, { listPrice: 142.85 })
  expect(await apples()).toMatchObject({ listPrice: 142.85 })
  await expectSoundLedger(shop)
})

test('goods sold by weight keep the paisa of a unit, so that a kilogram costs what was typed', async () => {
  const { owner, set } = await openOffice()
  await set(true)
  const mince = { ...lassi, listPrice: 44.95, unitGrams: 50 } // Rs. 899 a kilogram
  const made = async (more: object) => (await owner.post('admin/products', { ...mince, ...more })).body.data // prettier-ignore
  expect(await made({ name: 'Mince' })).toMatchObject({ listPrice: 44.95 })
  expect(await made({ name: 'Quail', byPiece: true })).toMatchObject({ listPrice: 45 })
  const rows = [
    'sku,name,department,price,unit grams',
    'G-8,Fish,Fish,44.95,50',
    'G-9,Gur,Gur,44.95,',
  ]
  await owner.post('admin/products/import', rows.join('\n'), csv)
  const listed = async (q: string) =>
    (await owner.get(`admin/products?q=${q}`)).body.data[0].listPrice
  expect([await listed('G-8'), await listed('G-9')]).toEqual([44.95, 45])
})

const heading = 'sku,name,department,price,offer price'
const list = [heading, 'G-1,Desi Gur,Gur,99.5,', 'G-2,Shakkar,Gur,180.40,150.50'].join('\n')
const bring = async (owner: Awaited<ReturnType<typeof openOffice>>['owner'], query = '') =>
  (await owner.post(`admin/products/import${query}`, list, csv)).body.data

test('an import shows rounded prices first, and the same list again changes nothing', async () => {
  const { shop, owner, set, found } = await openOffice()
  await set(true)
  expect((await bring(owner, '?dryRun=1')).effect.products).toMatchObject([
    { name: 'Desi Gur', price: 100 },
    { name: 'Shakkar', price: 151 },
  ])
  expect(await bring(owner)).toMatchObject({ added: 2 })
  expect(await found('G-1')).toMatchObject({ listPrice: 100 })
  expect(await found('G-2')).toMatchObject({ listPrice: 180, offerPrice: 151 })
  // The days that staff gave the offer stay.
  const offerUntil = '2031-01-01T00:00:00.000Z'
  const { id } = await found('G-2')
  await owner.patch(`admin/products/${id}`, { offerUntil })
  expect(await bring(owner)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await found('G-2')).toMatchObject({ offerPrice: 151, offerUntil })
  await expectSoundLedger(shop)
})

test('undoing an import restores prices with paisa', async () => {
  const { owner, set, found } = await openOffice()
  await bring(owner)
  expect(await found('G-1')).toMatchObject({ listPrice: 99.5 })
  await set(true)
  const { id, changed } = await bring(owner)
  expect(changed).toBe(2)
  expect(await found('G-1')).toMatchObject({ listPrice: 100 })
  expect((await owner.post(`admin/imports/${id}/undo`)).status).toBe(200)
  expect(await found('G-1')).toMatchObject({ listPrice: 99.5 })
  expect(await found('G-2')).toMatchObject({ listPrice: 180.4, offerPrice: 150.5 })
})

const plan = (number: number, price: number, hour: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  price,
  from: `2025-01-05T${hour}:00:00Z`,
})

test('planned prices are rounded when planned, or else when they take effect', async () => {
  const { shop, owner, set, apples } = await openOffice()
  await owner.patch(path, { listPrice: 300, offerPrice: 99.5 })
  await owner.post(`${path}/prices`, plan(1, 330.5, 11))
  await set(true)
  const planned = await owner.post(`${path}/prices`, plan(2, 0.4, 13))
  expect(planned.body.data).toMatchObject([{ price: 330.5 }, { price: 1 }])
  shop.later(2 * 60 * 60_000)
  await applyPlannedPrices(shop)
  expect(await apples()).toMatchObject({ listPrice: 331, offerPrice: 100 })
  await expectSoundLedger(shop)
})

test('starter products are rounded', async () => {
  const { owner, set, found } = await openOffice()
  await set(true)
  await owner.post('admin/products/starter', { products: [{ key: 'onions-1kg', price: '99.50' }] })
  expect(await found('starter-onions-1kg')).toMatchObject({ listPrice: 100 })
})

test('all prices of existing products are rounded together, and undone', async () => {
  const { shop, owner, found } = await openOffice()
  await bring(owner)
  const { id } = await found('G-2')
  const terms = {
    wholesaleListPrice: 140.5,
    wholesaleBreaks: [{ from: 10, price: 130.25 }],
    multiBuy: { quantity: 3, price: 449.5 },
  }
  await owner.patch(`admin/products/${id}`, terms)
  const change = { kind: 'round', roundTo: 1 }
  const search = { category: 'gur', change }
  const preview = async () =>
    (await owner.post('admin/products/bulk-changes/preview', search)).body.data
  const { products } = await preview()
  expect(products).toMatchObject([
    {
      name: 'Shakkar',
      refused: null,
      changes: [
        { field: 'retail.list', before: 180.4, after: 180 },
        { field: 'retail.offer', before: 150.5, after: 151 },
        { field: 'multiBuy.price', before: 449.5, after: 450 },
        { field: 'wholesale.list', before: 140.5, after: 141 },
        { field: 'wholesale.breaks', before: '10: 130.25', after: '10: 130' },
      ],
    },
    { name: 'Desi Gur', changes: [{ field: 'retail.list', before: 99.5, after: 100 }] },
  ])
  const seen = products.map(({ number, version }: { number: number; version: number }) => ({ number, version })) // prettier-ignore
  const { body } = await owner.post('admin/products/bulk-changes', { change, products: seen })
  expect(body.data).toMatchObject({ changed: 2, kept: [] })
  expect(await found('G-2')).toMatchObject({ listPrice: 180, offerPrice: 151, wholesaleBreaks: [{ from: 10, price: 130 }] }) // prettier-ignore
  expect(await preview()).toMatchObject({ products: [], unchanged: 2 })
  const undone = await owner.post(`admin/imports/${body.data.id}/undo`)
  expect(undone.body.data).toMatchObject({ change, restored: 2 })
  expect(await found('G-2')).toMatchObject({ listPrice: 180.4, offerPrice: 150.5, ...terms })
  await expectSoundLedger(shop)
})

test('a price that would be rounded to nothing is named, and stays', async () => {
  const { owner, found } = await openOffice()
  await owner.post('admin/products/import', `${heading}\nG-9,Toffee,Gur,2,\n`, csv)
  const round = { kind: 'round', roundTo: 5 }
  const offer = { kind: 'offer', percent: 80, roundTo: 1 }
  const { number, version } = await found('G-9')
  for (const change of [round, offer]) {
    const body = { change, products: [{ number, version }] }
    const { data } = (await owner.post('admin/products/bulk-changes', body)).body
    expect(data).toMatchObject({ id: null, changed: 0, kept: [{ code: 'price_missing' }] })
  }
})
