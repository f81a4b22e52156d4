import { expect, test } from 'vitest'
import type { Columns, ListField } from '../list-fields.ts'
import { readRow } from './list-row.ts'

const row = (cells: Partial<Record<ListField, string>>) => {
  const all = { name: 'Chakki Atta', price: '1,250', category: 'Flour & Rice', ...cells }
  const columns: Columns = Object.fromEntries(
    Object.keys(all).map((field, column) => [field, column]),
  )
  return readRow(Object.values(all), columns)
}

test('a row with everything', () => {
  const cells: Partial<Record<ListField, string>> = {
    brand: 'Baghban ',
    offer: '1,100.50',
    wholesale: '1000',
    'wholesale-offer': '950',
    'sub-category': 'Flour',
    'item-category': 'Atta',
    pack: '10 kg',
    stock: '1,200',
    'low-stock': '20',
    sku: 'ATTA-10',
    barcode: '4006381-333931',
    description: 'Stone\u00a0ground.\r\nFine.',
  }
  expect(row(cells)).toEqual({
    sku: 'ATTA-10',
    hasCode: true,
    barcode: '4006381333931',
    name: 'Chakki Atta',
    brand: 'Baghban',
    categoryNames: ['Flour & Rice', 'Flour', 'Atta'],
    pack: '10 kg',
    weighed: {},
    retail: { list: 125_000, offer: 110_050 },
    offerPeriod: undefined,
    multiBuy: undefined,
    wholesale: { list: 100_000, offer: 95_000 },
    terms: {},
    pointsDivisor: undefined,
    stock: 1200,
    lowStock: 20,
    description: 'Stone ground.\nFine.',
    fullDescription: undefined,
    colours: undefined,
    family: undefined,
    facts: {},
  })
})

test('colours, family and facts of the product page', () => {
  const cells = {
    colours: 'Red | Sky blue #87ceeb; #ffffff',
    family: 'Chakki Atta',
    'name-ur': 'چکی کا آٹا',
    origin: 'Punjab, Pakistan',
    ingredients: 'Whole wheat <b>100 %</b>',
    allergens: 'Gluten, Gluten; May contain sesame',
    'shelf-life': '3 months',
    storage: '',
  }
  expect(row(cells)).toMatchObject({
    colours: [
      { name: 'Red', swatch: '#cf2b2b' },
      { name: 'Sky blue', swatch: '#87ceeb' },
      { name: 'White', swatch: '#ffffff' },
    ],
    family: 'Chakki Atta',
    facts: {
      nameUr: 'چکی کا آٹا',
      origin: 'Punjab, Pakistan',
      ingredients: 'Whole wheat <b>100 %</b>',
      allergens: ['Gluten', 'May contain sesame'],
      shelfLife: '3 months',
    },
  })
  expect(row(cells)).not.toHaveProperty('facts.storage')
})

test.each([
  [{ colours: 'x'.repeat(41) }, { code: 'colourTooLong', most: 40 }],
  [
    { colours: Array.from({ length: 25 }, (_, at) => `C${at}`).join('|') },
    { code: 'tooManyColours', most: 24 },
  ],
  [{ allergens: 'x'.repeat(61) }, { code: 'listTooLong', field: 'allergens', most: 30, max: 60 }],
  [{ origin: 'x'.repeat(201) }, { code: 'tooLong', field: 'origin', most: 200 }],
] as const)('%j is refused', (cells, fault) => expect(row(cells)).toEqual({ fault }))

test.each([
  [{ category: 'Flour' }, ['Flour', 'Flour', 'Flour']],
  [{ category: 'Flour', 'sub-category': 'Atta' }, ['Flour', 'Atta', 'Atta']],
  [{ category: 'Flour', 'sub-category': 'Atta', 'item-category': '' }, ['Flour', 'Atta', 'Atta']],
] as const)('fewer levels: %j', (cells, categoryNames) =>
  expect(row(cells)).toMatchObject({ categoryNames }),
)

test.each(['1,250', '1,300', '', '0', '-'])('an offer of “%s” is ignored', (offer) =>
  expect(row({ offer })).toMatchObject({ retail: { list: 125_000, offer: null } }),
)

test.each(['', '0', '-'])('with a list price of “%s” the offer is the list price', (price) =>
  expect(row({ price, offer: '1,100' })).toMatchObject({
    retail: { list: 110_000, offer: null },
    note: { code: 'offerAsList', list: 110_000 },
  }),
)

const day = Date.UTC(2025, 10, 29, 19) // midnight of November 30 in Pakistan
test.each([
  [{ 'multi-buy': '3 for 3,500' }, { quantity: 3, price: 350_000, from: null, until: null }],
  [
    {
      'multi-buy': '2 for Rs. 2,400.50',
      'multi-buy-from': '2025-11-30',
      'multi-buy-until': '2025-11-30',
    },
    { quantity: 2, price: 240_050, from: day, until: day + 24 * 3600_000 },
  ],
  [{ 'multi-buy': ' ' }, null],
] as const)('a multi-buy offer: %j', (cells, multiBuy) =>
  expect(row(cells)).toMatchObject({ multiBuy }),
)

test('wholesale terms and points; an empty cell takes one away', () => {
  const told = {
    wholesale: '1000',
    'wholesale-minimum': '12',
    'wholesale-step': '6',
    'wholesale-carton': '24',
    'wholesale-breaks': '24 at 950 | 48 at Rs. 900.50',
    points: '1,000',
  }
  expect(row(told)).toMatchObject({
    terms: {
      minimum: 12,
      step: 6,
      carton: 24,
      breaks: [
        { from: 24, price: 95_000 },
        { from: 48, price: 90_050 },
      ],
    },
    pointsDivisor: 1000,
  })
  const emptied = Object.fromEntries(Object.keys(told).map((field) => [field, '']))
  expect(row({ ...emptied, wholesale: '1000' })).toMatchObject({
    terms: { minimum: 1, step: 1, carton: null, breaks: [] },
    pointsDivisor: null,
    note: undefined,
  })
  expect(row({ ...told, wholesale: '' })).toMatchObject({
    wholesale: null,
    note: { code: 'termsWithoutPrice' },
  })
})

test('a highlight has a separator in it', () =>
  expect(row({ highlights: String.raw`Salt \| sugar | Fine` })).toMatchObject({
    highlights: ['Salt | sugar', 'Fine'],
  }))

test('the days of an offer', () =>
  expect(row({ offer: '1,100', 'offer-until': '2025-11-30' })).toMatchObject({
    offerPeriod: { from: null, until: day + 24 * 3600_000 },
  }))

test.each([
  [{ 'multi-buy': '500' }, { code: 'notMultiBuy', text: '500' }],
  [{ 'multi-buy': '1 for 500' }, { code: 'multiBuyOfFew' }],
  [{ 'multi-buy': '3 for 3750' }, { code: 'multiBuyNoSaving', quantity: 3 }],
  [{ 'offer-until': '2025-02-30' }, { code: 'notDay', field: 'offer-until', text: '2025-02-30' }],
  [
    { 'multi-buy': '3 for 500', 'multi-buy-from': '2025-12-01', 'multi-buy-until': '2025-11-30' },
    { code: 'endsFirst', field: 'multi-buy-until' },
  ],
  [{ 'wholesale-minimum': 'six' }, { code: 'notWhole', field: 'wholesale-minimum', text: 'six' }],
  [{ 'wholesale-step': '0' }, { code: 'notBetween', field: 'wholesale-step', least: 1, most: 999 }],
  [
    { 'wholesale-carton': '1' },
    { code: 'notBetween', field: 'wholesale-carton', least: 2, most: 999 },
  ],
  [{ 'wholesale-breaks': '12: 95' }, { code: 'notBreaks', text: '12: 95' }],
  [
    {
      'wholesale-breaks': Array.from({ length: 11 }, (_, at) => `${at + 2} at ${50 - at}`).join(
        '|',
      ),
    },
    { code: 'breaksTooMany', most: 10 },
  ],
  [{ points: '1000001' }, { code: 'notBetween', field: 'points', least: 1, most: 1_000_000 }],
  [{ name: ' \u00a0' }, { code: 'noName' }],
  [{ category: '' }, { code: 'noCategory' }],
  [{ price: '' }, { code: 'missing', field: 'price' }],
  [{ price: '0' }, { code: 'zero', field: 'price' }],
  [{ price: '-5' }, { code: 'negative', field: 'price', text: '-5' }],
  [{ price: 'ask us' }, { code: 'notRupees', field: 'price', text: 'ask us' }],
  [{ price: '99,000,000' }, { code: 'tooHigh', field: 'price', text: '99,000,000' }],
  [
    { sku: '8,96e+12', barcode: '' },
    { code: 'rounded', field: 'sku', text: '8,96e+12' },
  ],
  [{ offer: 'half' }, { code: 'notRupees', field: 'offer', text: 'half' }],
  [{ wholesale: '-1' }, { code: 'negative', field: 'wholesale', text: '-1' }],
  [{ stock: 'plenty' }, { code: 'notWhole', field: 'stock', text: 'plenty' }],
  [{ name: 'x'.repeat(201) }, { code: 'tooLong', field: 'name', most: 200 }],
  [{ sku: 'x'.repeat(61) }, { code: 'tooLong', field: 'sku', most: 60 }],
] as const)('%j is refused', (cells, fault) => expect(row(cells)).toEqual({ fault }))

test('without a code, category, brand, name and pack size recognise a product, however they are written', () => {
  const key = (cells: Partial<Record<ListField, string>>) => {
    const read = row({ brand: 'Baghban', pack: '1 kg', ...cells })
    return 'sku' in read ? read.sku : read.fault.code
  }
  expect(key({ name: ' CHAKKI\u00a0atta', price: '5' })).toBe(key({}))
  const others = [
    key({ brand: 'Other' }),
    key({ pack: '2 kg' }),
    key({ name: 'Maida' }),
    key({ category: 'Rice' }),
  ]
  expect(new Set([key({}), ...others]).size).toBe(5)
})

test('a very long description is saved completely; its short form ends with a whole sentence', () => {
  const description = 'A sentence about flour. '.repeat(150).trim()
  const read = row({ description })
  expect(read).toMatchObject({ fullDescription: description })
  expect('description' in read && read.description?.endsWith('flour.')).toBe(true)
})

test.each([
  ['pcs', 'Eggs', ''],
  ['Nos.', 'Eggs', ''],
  ['pcs', 'Basmati Rice - 5 kg', '5 kg'],
  ['12 pcs', 'Eggs', '12 pcs'],
  ['kg', 'Potatoes', 'kg'],
])('the size “%s” of %s is “%s”', (pack, name, size) =>
  expect(row({ name, pack })).toMatchObject({ pack: size }),
)

test('a purchase price above the price that shoppers pay is noted', () => {
  const note = { code: 'purchaseAbovePrice', purchase: 9500, price: 9000 }
  const cells = { 'purchase-price': '95', price: '100' }
  expect(row({ ...cells, offer: '90' })).toMatchObject({ note })
  expect(row(cells)).toMatchObject({ note: undefined })
})
