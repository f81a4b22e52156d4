import { expect, test } from 'vitest'
import { type Columns, fieldNames, type ListField } from '../list-fields.ts'
import { readRow } from './list-row.ts'

const whole: Record<ListField, string> = {
  name: 'Chakki Atta',
  brand: 'Baghban',
  category: 'Flour',
  'sub-category': 'Wheat',
  'item-category': 'Atta',
  pack: '10 kg',
  'unit-grams': '250',
  'by-piece': 'yes',
  price: '1250',
  offer: '1100',
  wholesale: '1000',
  'wholesale-offer': '950',
  'wholesale-minimum': '2',
  'wholesale-step': '2',
  'wholesale-carton': '12',
  'wholesale-breaks': '4 at 900',
  'purchase-price': '75',
  points: '30',
  'offer-from': '2026-11-30',
  'offer-until': '2026-12-31',
  'multi-buy': '3 for 3000',
  'multi-buy-from': '2026-11-30',
  'multi-buy-until': '2026-12-31',
  sku: 'ATTA-10',
  barcode: '4006381333931',
  stock: '1200',
  'low-stock': '20',
  published: 'yes',
  highlights: 'Fresh',
  description: 'Stone ground',
  'description-ur': 'پتھر کا پسا ہوا',
  'full-description': 'From Multan',
  colours: 'Red',
  'colours-ur': 'سرخ',
  family: 'Atta',
  'name-ur': 'چکی کا آٹا',
  origin: 'Punjab',
  'country-of-origin': 'Pakistan',
  ingredients: 'Whole wheat',
  allergens: 'Gluten',
  'shelf-life': 'Three months',
  storage: 'Dry',
}

const readWith = (cells: Partial<Record<ListField, string>>) => {
  const all = { ...whole, ...cells }
  const columns: Columns = Object.fromEntries(Object.keys(all).map((field, at) => [field, at]))
  return readRow(Object.values(all), columns)
}
const inUrdu = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
const withInvisible = (text: string) =>
  `\u200b ${text.slice(0, 2)}\u2060${text.slice(2)}\ufeff \u202e`

test('the row is read without a fault', () => expect(readWith({})).not.toHaveProperty('fault'))

test.each(fieldNames)('%s is cleaned', (field) =>
  expect(readWith({ [field]: withInvisible(whole[field]) })).toEqual(readWith({})),
)

test.each(fieldNames.filter((field) => /\d/.test(whole[field]) && field !== 'pack'))(
  '%s is read in Urdu digits',
  (field) => expect(readWith({ [field]: inUrdu(whole[field]) })).toEqual(readWith({})),
)

test.each<[ListField, string, string]>([
  ['sku', 'ATTA\u201110', 'ATTA-10'],
  ['sku', 'ATTA–10', 'ATTA-10'],
  ['price', '\u202aRs.\u00a01,250/-\u202c', '1250'],
  ['stock', '\u200e1,200', '1200'],
  ['name', 'Chakki\u00a0\u3000Atta', 'Chakki Atta'],
])('%s %j is %s', (field, cell, clean) =>
  expect(readWith({ [field]: cell })).toEqual(readWith({ [field]: clean })),
)
