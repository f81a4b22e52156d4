import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFacts } from '#shop/catalogue/product-fields.ts'
import { momentOf } from '../forms/shop-clock.ts'
import { mergedWith } from '../forms/merge.ts'
import { validate } from './product-faults.ts'
import {
  changesTo,
  type EditedProduct,
  newTexts,
  type ProductTexts,
  textsOf,
  valuesOf,
} from './product-texts.ts'

const product: EditedProduct = {
  id: 'atta',
  number: 7,
  sku: 'ATTA-5',
  barcode: '4006381333931',
  name: 'Chakki Atta',
  brand: 'Sunridge',
  description: 'Whole wheat.',
  fullDescription: '',
  highlights: ['Stone ground', 'No maida'],
  mainCategory: 'Staples',
  subCategory: 'Flour',
  itemCategory: 'Atta',
  categoryPath: 'staples/flour/atta',
  pack: { text: '5 kg', amount: 5000, unit: 'g' },
  pictures: [],
  colors: [{ name: 'Sky blue', swatch: '#87ceeb', picture: 'p1' }],
  family: null,
  ...noFacts,
  nameUr: 'آٹا',
  allergens: ['Gluten'],
  tint: null,
  listPrice: 720.5,
  offerPrice: 690,
  offerFrom: '2025-01-05T04:00:00.000Z',
  offerUntil: null,
  multiBuy: { quantity: 3, price: 2000, from: null, until: '2025-02-01T18:59:00.000Z' },
  wholesaleListPrice: 650,
  wholesaleOfferPrice: null,
  wholesaleMinimum: 6,
  wholesaleStep: 6,
  wholesaleCarton: 12,
  wholesaleBreaks: [{ from: 24, price: 630 }],
  unitGrams: null,
  byPiece: false,
  pointsDivisor: 30,
  stock: 40,
  stockGrams: null,
  lowStock: null,
  rating: null,
  published: true,
  version: 3,
}
const texts = textsOf(product)

test('an unchanged form sends nothing', () => {
  expect(changesTo(product, texts)).toEqual({})
  expect(validate(texts)).toEqual({})
})

test.each<[string, Partial<ProductTexts>, object]>([
  ['a price', { listPrice: '750' }, { listPrice: 750 }],
  ['no offer any more', { offerPrice: '' }, { offerPrice: null }],
  ['the stock, with what it was', { stock: '12' }, { stock: 12, stockBefore: 40 }],
  ['no longer counted', { stock: ' ' }, { stock: null, stockBefore: 40 }],
  ['lines', { highlights: 'Stone ground\n\n Fresh ' }, { highlights: ['Stone ground', 'Fresh'] }],
  ['no code', { sku: ' ' }, { sku: null }],
  [
    'a time by the shop’s clock',
    { offerUntil: '2025-01-31T23:59' },
    { offerUntil: '2025-01-31T18:59:00.000Z' },
  ],
  ['no multi-buy', { multiBuyQuantity: '', multiBuyPrice: '' }, { multiBuy: null }],
  [
    'an empty break is none',
    { wholesaleBreaks: [{ from: '', price: '' }] },
    { wholesaleBreaks: [] },
  ],
  [
    'weighed by the piece',
    { weighed: 'piece', unitGrams: '1200' },
    { unitGrams: 1200, byPiece: true },
  ],
  ['weighed', { weighed: 'weight', unitGrams: '250' }, { unitGrams: 250 }],
  ['not in the shop', { published: false }, { published: false }],
])('sends only changed fields: %s', (_, typed, sent) => {
  expect(changesTo(product, { ...texts, ...typed })).toEqual(sent)
})

test('a time is read back as it was, to the minute', () => {
  expect(texts.offerFrom).toBe('2025-01-05T09:00')
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 80 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000).toISOString()
      expect(momentOf(textsOf({ ...product, offerFrom: at }).offerFrom)).toBe(at)
    }),
  )
})

test.each<[string, Partial<ProductTexts>, object]>([
  ['no name', { name: ' ' }, { name: 'missing' }],
  [
    'a price with a comma for the point',
    { listPrice: '99,50', offerPrice: '' },
    { listPrice: 'badPrice' },
  ],
  ['three decimals', { listPrice: '12.345', offerPrice: '' }, { listPrice: 'manyDecimals' }],
  ['no price', { listPrice: '0', offerPrice: '' }, { listPrice: 'badPrice' }],
  ['an offer that is none', { offerPrice: '720.50' }, { offerPrice: 'badOffer' }],
  ['half a multi-buy', { multiBuyPrice: '' }, { multiBuyPrice: 'both' }],
  ['one for so much', { multiBuyQuantity: '1' }, { multiBuyQuantity: 'badWhole' }],
  ['half a piece', { stock: '1.5' }, { stock: 'badStock' }],
  ['a barcode with a wrong check digit', { barcode: '4006381333930' }, { barcode: 'badBarcode' }],
  ['half a piece for a limit', { lowStock: '1.5' }, { lowStock: 'badLowStock' }],
  ['a divisor of points of nothing', { pointsDivisor: '0' }, { pointsDivisor: 'badDivisor' }],
  ['one that is too large', { pointsDivisor: '1000001' }, { pointsDivisor: 'badDivisor' }],
  ['a piece of nothing', { weighed: 'piece', unitGrams: '0' }, { unitGrams: 'badPiece' }],
  ['a unit of less than none', { weighed: 'weight', unitGrams: '-1' }, { unitGrams: 'badUnit' }],
  ['a unit of a lorry', { weighed: 'weight', unitGrams: '1000000000' }, { unitGrams: 'badUnit' }],
  ['a unit of another measure', { weighed: 'weight', unitGrams: '1 kg' }, { unitGrams: 'badUnit' }],
  ['no weight', { weighed: 'piece', unitGrams: '' }, { unitGrams: 'badPiece' }],
  ['an end before the beginning', { offerUntil: '2025-01-05T09:00' }, { offerUntil: 'endsFirst' }],
  [
    'half a break',
    { wholesaleBreaks: [{ from: '24', price: '' }] },
    { wholesaleBreaks: 'badBreaks' },
  ],
  ['a least beside the step', { wholesaleMinimum: '7' }, { wholesaleMinimum: 'offStep' }],
  ['more than an order takes', { wholesaleMinimum: '1000' }, { wholesaleMinimum: 'badQuantity' }],
  ['a carton of one', { wholesaleCarton: '1' }, { wholesaleCarton: 'badCarton' }],
  [
    'a break beside the step',
    { wholesaleBreaks: [{ from: '25', price: '600' }] },
    { wholesaleBreaks: 'breaksOffStep' },
  ],
  [
    'a break that costs more',
    { wholesaleBreaks: [{ from: '24', price: '660' }] },
    { wholesaleBreaks: 'breaksNotFalling' },
  ],
  [
    'breaks in the wrong order',
    {
      wholesaleBreaks: [
        { from: '48', price: '600' },
        { from: '24', price: '590' },
      ],
    },
    { wholesaleBreaks: 'breaksNotFalling' },
  ],
  ['terms without a wholesale price', { wholesaleListPrice: '', wholesaleStep: '' }, {}],
])('refuses %s', (_, typed, faults) => {
  expect(validate({ ...texts, ...typed })).toEqual(faults)
})

test('a copy has no code, stock or pictures, and is not in the shop', () => {
  const { sku, barcode, stock, published, colors, ...copy } = valuesOf(newTexts(product))
  expect({ sku, barcode, stock, published }).toEqual({
    sku: null,
    barcode: null,
    stock: null,
    published: false,
  })
  expect(colors).toEqual([{ name: 'Sky blue', swatch: '#87ceeb', picture: null }])
  expect(copy).toMatchObject({ name: 'Chakki Atta', listPrice: 720.5, wholesaleStep: 6 })
})

test("a colleague's change is merged; a field changed by both is a conflict", () => {
  const now = { ...product, version: 4, listPrice: 800, brand: 'Ashrafi', stock: 38 }
  const { merged, both } = mergedWith(
    { ...texts, listPrice: '750', stock: '38', storage: 'Dry' },
    textsOf(product),
    textsOf(now),
  )
  expect(merged).toEqual({ ...textsOf(now), listPrice: '750', storage: 'Dry' })
  expect(both).toEqual(['listPrice'])
  expect(changesTo(now, merged)).toEqual({ listPrice: 750, storage: 'Dry' })
})
