import { expect, test } from 'vitest'
import type { Columns, ListField } from '../list-fields.ts'
import { type ListFormat, plainFormat } from '../list-format.ts'
import { readRow } from './list-row.ts'

const row = (cells: Partial<Record<ListField, string>>, format: ListFormat = plainFormat) => {
  const all = { name: 'Chakki Atta', price: '1,250', category: 'Flour & Rice', ...cells }
  const columns: Columns = Object.fromEntries(
    Object.keys(all).map((field, column) => [field, column]),
  )
  return readRow(Object.values(all), columns, format)
}

const day = Date.UTC(2025, 10, 29, 19) // midnight of November 30 in Pakistan

test.each([
  [{ 'offer-until': '30/11/2025' }, plainFormat],
  [{ 'offer-until': '30.11.2025' }, plainFormat],
  [{ 'offer-until': '۳۰/۱۱/۲۰۲۵' }, plainFormat],
  [{ 'offer-until': '11/30/25' }, { ...plainFormat, dateOrder: 'month-first' }],
] as const)('a day in another way: %j', (cells, format) =>
  expect(row({ offer: '1,100', ...cells }, format)).toMatchObject({
    offerPeriod: { from: null, until: day + 24 * 3600_000 },
  }),
)

test('figures with a decimal comma', () =>
  expect(
    row(
      {
        price: '1.250,50',
        offer: '999,5',
        'multi-buy': '3 for 3.000,00',
        wholesale: '1.000',
        'wholesale-breaks': '24 at 950,25',
        stock: '1.200',
      },
      { ...plainFormat, decimal: 'comma' },
    ),
  ).toMatchObject({
    retail: { list: 125_050, offer: 99_950 },
    multiBuy: { quantity: 3, price: 300_000 },
    wholesale: { list: 100_000 },
    terms: { breaks: [{ from: 24, price: 95_025 }] },
    stock: 1200,
  }))

test('a short row has nothing in its last cells', () =>
  expect(
    readRow(['Atta', '5', 'Flour'], { name: 0, price: 1, category: 2, stock: 3, brand: 4 }),
  ).toMatchObject({
    name: 'Atta',
    brand: '',
    stock: undefined,
  }))

test.each([
  ['1.250,50', 'notRupees'],
  ['1,250.50', undefined],
])('without a decimal comma %s is %s', (price, code) =>
  expect(row({ price })).toMatchObject(
    code === undefined ? { name: 'Chakki Atta' } : { fault: { code } },
  ),
)

test.each([
  [{ price: '10,000,000.01' }, { code: 'tooHigh', field: 'price', text: '10,000,000.01' }],
  [
    { price: '9,000,000', 'multi-buy': '2 for 10,000,001' },
    { code: 'tooHigh', field: 'multi-buy', text: '2 for 10,000,001' },
  ],
  [
    { 'offer-until': '05/06/2026' },
    { code: 'dayUnclear', field: 'offer-until', text: '05/06/2026' },
  ],
  [
    { 'multi-buy': '3 for 500', 'multi-buy-from': '5/6/26' },
    { code: 'dayUnclear', field: 'multi-buy-from', text: '5/6/26' },
  ],
  [{ sku: '8.96E+12' }, { code: 'rounded', field: 'sku', text: '8.96E+12' }],
  [{ barcode: '8,96E+12' }, { code: 'rounded', field: 'barcode', text: '8,96E+12' }],
] as const)('%j is refused', (cells, fault) => expect(row(cells)).toEqual({ fault }))

test.each([
  [{ barcode: '036000291452' }, { sku: '036000291452', barcode: '0036000291452' }],
  [
    { barcode: '036000291452', sku: 'TIS-1' },
    { sku: 'TIS-1', barcode: '0036000291452' },
  ],
  [{ barcode: 'TIS-1' }, { sku: 'TIS-1', barcode: undefined, note: undefined }],
  [
    { barcode: '', sku: 'TIS-1' },
    { sku: 'TIS-1', barcode: undefined },
  ],
  [{ barcode: '36000291452' }, { sku: '036000291452', barcode: '0036000291452', note: undefined }],
  [
    { barcode: '36000291453' },
    {
      sku: '36000291453',
      barcode: undefined,
      note: { code: 'shortBarcodeAsCode', text: '36000291453' },
    },
  ],
  [
    { barcode: '036000291453' },
    {
      sku: '036000291453',
      barcode: undefined,
      note: { code: 'barcodeAsCode', text: '036000291453' },
    },
  ],
  [
    { barcode: 'TIS-1', sku: 'T' },
    { sku: 'T', barcode: undefined, note: { code: 'barcodeLength', text: 'TIS-1' } },
  ],
  [
    { barcode: '0 36000-29145 3', sku: 'T' },
    { sku: 'T', barcode: undefined, note: { code: 'barcodeCheckDigit', text: '0 36000-29145 3' } },
  ],
  [
    { barcode: '4.00638E+12', sku: 'T' },
    { sku: 'T', barcode: undefined, note: { code: 'barcodeLength', text: '4.00638E+12' } },
  ],
  [
    { barcode: '4.00638E+12' },
    { fault: { code: 'rounded', field: 'barcode', text: '4.00638E+12' } },
  ],
] as const)('%o is %o', (cells, read) => expect(row(cells)).toMatchObject(read))
