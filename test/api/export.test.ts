import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const boss = { email: 'owner@mail.example', password: 'bahut lamba raaz' }
const type = { 'content-type': 'text/csv' }

/** Texts that a spreadsheet, a comma or a quotation mark could spoil. */
const hostile = {
  name: '=cmd|calc, "Masala"',
  brand: "O'Brien, Sons",
  description: 'First line.\nSecond, "quoted"; with a semicolon',
  fullDescription: '- a list\n- of things',
  highlights: ['Stone ground', '−20 % salt, no sugar', String.raw`Salt | sugar \ spice`],
  mainCategory: 'Spices',
  subCategory: 'Spices',
  itemCategory: 'Masala',
  pack: '100 g',
  listPrice: 120.5,
  offerPrice: 99,
  offerFrom: '2025-01-02T10:30:00Z',
  offerUntil: '2025-02-01T00:00:00+05:00',
  multiBuy: { quantity: 3, price: 300 },
  wholesaleListPrice: 100,
  wholesaleMinimum: 12,
  wholesaleStep: 6,
  wholesaleCarton: 24,
  wholesaleBreaks: [
    { from: 24, price: 95.5 },
    { from: 48, price: 90 },
  ],
  purchasePrice: 75.25,
  pointsDivisor: 50,
  stock: 7,
  colors: [{ name: 'Mithai pink', swatch: '#f291b3' }, { name: 'Red' }],
  colorsUr: ['مٹھائی; گلابی', ''],
  nameUr: "'=1+1",
  origin: '＝1+1',
  ingredients: "'Tis 'salt'",
  storage: "''@home",
  allergens: ['Mustard', 'Nuts (almond, cashew)'],
}

async function listOf(caller: Caller) {
  const reply = await caller.get('admin/products/csv')
  expect(reply.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
  return reply.text
}

test('a list of all products changes nothing where it came from, and makes the same shop elsewhere', async () => {
  const shop = await openShop({ fill: fillWithStories })
  const clerk = await shop.as('clerk')
  expect((await clerk.post('admin/products', hostile)).status).toBe(201)
  const kept = (await clerk.get('admin/products?q=masala')).body.data[0]
  expect(kept).toMatchObject({ nameUr: hostile.nameUr, ingredients: hostile.ingredients })
  expect((await clerk.post('admin/products', { ...hostile, published: true, sku: 'M-1' })).status).toBe(201) // prettier-ignore
  const weighed = {
    ...hostile,
    name: 'Leg of goat',
    multiBuy: null,
    unitGrams: 1200,
    byPiece: true,
  }
  expect((await clerk.post('admin/products', { ...weighed, published: true })).status).toBe(201)
  const csv = await listOf(clerk)
  const count = (await clerk.get('admin/products')).body.total
  const again = await clerk.post('admin/products/import', csv, type)
  expect(again.body.data).toMatchObject({ added: 0, changed: 0, unchanged: count, refused: 0 })

  const other = await openShop({ fill: async () => undefined })
  await prepare(other, readConfig({ DEMO: '0', ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password })) // prettier-ignore
  const owner = other.guest()
  await owner.post('user/login', boss)
  const taken = await owner.post('admin/products/import', csv, type)
  expect(taken.body.data).toMatchObject({ added: count, refused: 0 })
  expect(withoutCodes(await listOf(owner))).toEqual(withoutCodes(csv))
  const { data } = (await owner.get('admin/products?q=masala')).body
  expect(data.map(({ published }: { published: boolean }) => published).toSorted()).toEqual([false, true]) // prettier-ignore
  const { colorsUr: _, ...listed } = hostile // of a product alone
  expect(data[0]).toMatchObject({ ...listed, pack: { text: '100 g' },
    multiBuy: { quantity: 3, price: 300 }, colors: expect.anything(), offerFrom: '2025-01-02T10:30:00.000Z', offerUntil: expect.any(String) }) // prettier-ignore
  const [goat] = (await owner.get('admin/products?q=goat')).body.data
  expect(goat).toMatchObject({ unitGrams: 1200, byPiece: true, pack: { text: '≈ 1.2 kg' } })
  await expectSoundLedger(other)
})

test('a list says which goods are weighed; without the columns they stay as they are', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { id } = (await clerk.post('admin/products', { ...hostile, sku: 'M-1', multiBuy: null })).body.data // prettier-ignore
  const bring = async (heading: string, cells: string, query = '') =>
    (await clerk.post(`admin/products/import${query}`, `sku,name,category,price,${heading}\nM-1,Masala,Spices,120,${cells}\n`, type)).body.data // prettier-ignore
  const product = async () => (await clerk.get(`admin/products/${id}`)).body.data
  expect(await bring('pack size,unit grams', '1 kg,250', '?dryRun=1')).toMatchObject({ changed: 1 })
  const first = await bring('pack size,unit grams', '1 kg,250')
  expect(first).toMatchObject({ changed: 1 })
  expect(await product()).toMatchObject({ unitGrams: 250, byPiece: false, pack: { text: '250 g' } })
  expect(await bring('pack size,unit grams', '1 kg,250')).toMatchObject({ unchanged: 1 })
  expect(await bring('stock', '7')).toMatchObject({ unchanged: 1 })
  expect(await bring('by piece', 'yes')).toMatchObject({ changed: 1 })
  expect(await product()).toMatchObject({ unitGrams: 250, byPiece: true })
  const refusals = [
    ['unit grams,by piece', '1001,no', 'the usual weight in grams is not from 50 to 1,000'],
    ['unit grams', '19', 'the usual weight in grams is not from 20 to 50,000'],
    ['unit grams', '1.2 kg', 'the usual weight in grams is not a whole number from 0 on: “1.2 kg”'],
    ['multi buy', '3 for 300', 'weighed goods can’t have a multi-buy offer'],
  ] as const
  for (const [heading, cells, reason] of refusals)
    expect(await bring(heading, cells)).toMatchObject({ changed: 0, rejected: [{ line: 2, reason }] }) // prettier-ignore
  expect(await bring('unit grams', '')).toMatchObject({ changed: 1 })
  expect(await product()).toMatchObject({ unitGrams: null, byPiece: false })
})

test('wholesale terms and points that were changed since are as in the list again; undoing that brings the change back', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const terms = {
    wholesaleMinimum: 12,
    wholesaleStep: 6,
    wholesaleCarton: 24,
    wholesaleBreaks: hostile.wholesaleBreaks,
    pointsDivisor: 50,
  }
  const plain = {
    wholesaleMinimum: 1,
    wholesaleStep: 1,
    wholesaleCarton: null,
    wholesaleBreaks: [],
    pointsDivisor: null,
  }
  const made = [
    (await clerk.post('admin/products', { ...hostile, sku: 'M-1' })).body.data,
    (await clerk.post('admin/products', { ...hostile, ...plain, sku: 'M-2' })).body.data,
  ]
  const csv = await listOf(clerk)
  const state = async () => Promise.all(made.map(async ({ id }) => (await clerk.get(`admin/products/${id}`)).body.data)) // prettier-ignore
  await clerk.patch(`admin/products/${made[0].id}`, plain)
  await clerk.patch(`admin/products/${made[1].id}`, terms)
  expect(await state()).toMatchObject([plain, terms])
  const { data } = (await clerk.post('admin/products/import', csv, type)).body
  expect(data).toMatchObject({ added: 0, changed: 2, refused: 0 })
  expect(await state()).toMatchObject([terms, plain])
  expect((await clerk.post(`admin/imports/${data.id}/undo`)).body.data).toMatchObject({ restored: 2 }) // prettier-ignore
  expect(await state()).toMatchObject([plain, terms])
})

test('a list without wholesale columns keeps the terms, and conflicting terms are refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { id } = (await clerk.post('admin/products', { ...hostile, sku: 'M-1' })).body.data
  const bring = async (heading: string, cells: string) =>
    (await clerk.post('admin/products/import', `sku,name,category,price,${heading}\nM-1,Masala,Spices,120,${cells}\n`, type)).body.data // prettier-ignore
  const product = async () => (await clerk.get(`admin/products/${id}`)).body.data
  expect(await bring('wholesale price', '96')).toMatchObject({ changed: 1 })
  expect(await product()).toMatchObject({
    wholesaleListPrice: 96,
    wholesaleMinimum: 12,
    wholesaleCarton: 24,
    wholesaleBreaks: hostile.wholesaleBreaks,
    pointsDivisor: 50,
  })
  expect(await bring('moq', '10')).toMatchObject({
    changed: 0,
    rejected: [{ line: 2, code: 'quantitiesOffStep' }],
  })
  expect(await bring('quantity breaks', '24 at 95 | 48 at 96')).toMatchObject({
    changed: 0,
    rejected: [{ line: 2, code: 'breaksNotFalling' }],
  })
  expect(await bring('moq,rupees per point', '18,')).toMatchObject({ changed: 1 })
  expect(await product()).toMatchObject({ wholesaleMinimum: 18, pointsDivisor: null })
})

test('what the shop pays comes with a list, stays out of the storefront, and can be cleared', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const bring = async (rows: string) =>
    (await clerk.post('admin/products/import', `sku,name,category,mrp,purchase rate\n${rows}`, type)).body.data // prettier-ignore
  expect(await bring('M-1,Masala,Spices,120,"Rs. 84.50"\n')).toMatchObject({ added: 1 })
  const [{ id, number }] = (await clerk.get('admin/products?q=masala')).body.data
  const paid = async () => (await clerk.get(`admin/products/${id}`)).body.data.purchasePrice
  expect(await paid()).toBe(84.5)
  const answer = await shop.guest().get(`shoppingitems/${number}`)
  expect(answer.text).toContain('Masala')
  expect(answer.text).not.toMatch(/84\.5|purchase/i)
  expect(await bring('M-1,Masala,Spices,125,\n')).toMatchObject({ changed: 1 })
  expect(await paid()).toBe(84.5)
  for (const bad of [-1, 'much', 10_000_001])
    expect((await clerk.patch(`admin/products/${id}`, { purchasePrice: bad })).status).toBe(400)
  await clerk.patch(`admin/products/${id}`, { purchasePrice: 0 })
  const history = await (await shop.as('owner')).get(`admin/products/${id}/history`)
  expect(history.body.data[0].changes).toEqual([
    { field: 'purchasePrice', unit: 'rupees', before: 84.5, after: null },
  ])
  expect(await paid()).toBeNull()
})

/** A product without a code is named by its number, which differs between shops; rows in any order. */
const withoutCodes = (csv: string) =>
  csv
    .replaceAll(/^kiryana-\d+,/gm, ',')
    .split('\r\n')
    .toSorted()
