import { expect, test } from 'vitest'
import {
  changedFields,
  changesOf,
  validate,
  followed,
  type StaffProduct,
  textsOf,
} from './row-values.ts'

const product = {
  listPrice: 300,
  offerPrice: 240,
  wholesaleListPrice: 210,
  stock: 50,
  published: true,
  version: 7,
} as StaffProduct
const typed = (change: Partial<ReturnType<typeof textsOf>>) => ({ ...textsOf(product), ...change })

test.each([
  [{}, {}],
  [{ listPrice: '99.50', offerPrice: '' }, {}],
  [{ stock: '' }, {}],
  [{ listPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '0', offerPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '-5', offerPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '1e3', offerPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '3.999', offerPrice: '' }, { listPrice: 'manyDecimals' }],
  [{ offerPrice: '300' }, { offerPrice: 'badOffer' }],
  [{ offerPrice: 'cheap' }, { offerPrice: 'badPrice' }],
  [{ listPrice: 'Rs. 1,250', offerPrice: 'PKR 1,199.50', stock: '1,200' }, {}],
  [{ listPrice: '1,25,000', offerPrice: '' }, {}],
  [{ listPrice: '1250,50', offerPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '99,50', offerPrice: '' }, { listPrice: 'badPrice' }],
  [{ listPrice: '1,250/-', offerPrice: '', wholesalePrice: 'Rs 990' }, {}],
  [{ wholesalePrice: '' }, {}],
  [{ wholesalePrice: '0' }, { wholesalePrice: 'badWholesale' }],
  [{ wholesalePrice: 'ask' }, { wholesalePrice: 'badWholesale' }],
  [{ stock: 'Rs. 5' }, { stock: 'badStock' }],
  [{ stock: '2.5' }, { stock: 'badStock' }],
  [{ stock: '-1' }, { stock: 'badStock' }],
])('%j: %j', (change, faults) => {
  expect(validate(typed(change))).toEqual(faults)
})

test.each([
  [{}, {}],
  [{ listPrice: '300.00' }, {}],
  [{ listPrice: 'Rs. 300' }, {}],
  [{ listPrice: 'Rs.1,25,000.50' }, { listPrice: 125_000.5 }],
  [{ stock: '1,200' }, { stock: 1200, stockBefore: 50 }],
  [{ listPrice: '310' }, { listPrice: 310 }],
  [{ offerPrice: '' }, { offerPrice: null }],
  [{ stock: '45' }, { stock: 45, stockBefore: 50 }],
  [{ stock: '' }, { stock: null, stockBefore: 50 }],
  [{ wholesalePrice: '' }, { wholesaleListPrice: null }],
  [{ wholesalePrice: '205.5' }, { wholesaleListPrice: 205.5 }],
  [{ published: '' }, { published: false }],
])('%j sends %j, with the version', (change, changes) => {
  const texts = typed(change)
  const fields = changedFields(product, texts)
  expect(changesOf(product, texts, fields)).toEqual({ version: 7, ...changes })
})

test("a colleague's change is merged, and typed values stay", () => {
  const now = { ...product, listPrice: 350, stock: 40, version: 8 }
  const texts = followed(typed({ listPrice: '320' }), product, now)
  expect(texts).toEqual({ ...textsOf(now), listPrice: '320' })
  expect(changedFields(now, texts)).toEqual(['listPrice'])
})
