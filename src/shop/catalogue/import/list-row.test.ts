import { expect, test } from 'vitest'
import type { Columns, ListField } from './list-fields.ts'
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
    sku: 'ATTA-10',
    description: 'Stone\u00a0ground.\r\nFine.',
  }
  expect(row(cells)).toEqual({
    sku: 'ATTA-10',
    hasCode: true,
    name: 'Chakki Atta',
    brand: 'Baghban',
    shelf: ['Flour & Rice', 'Flour', 'Atta'],
    pack: '10 kg',
    retail: { list: 125_000, offer: 110_050 },
    wholesale: { list: 100_000, offer: 95_000 },
    stock: 1200,
    description: 'Stone ground.\nFine.',
    fullDescription: undefined,
  })
})

test.each([
  [{ category: 'Flour' }, ['Flour', 'Flour', 'Flour']],
  [{ category: 'Flour', 'sub-category': 'Atta' }, ['Flour', 'Atta', 'Atta']],
  [{ category: 'Flour', 'sub-category': 'Atta', 'item-category': '' }, ['Flour', 'Atta', 'Atta']],
] as const)('fewer levels: %j', (cells, shelf) => expect(row(cells)).toMatchObject({ shelf }))

test.each(['1,250', '1,300', '', '0', '-'])('an offer of “%s” is none', (offer) =>
  expect(row({ offer })).toMatchObject({ retail: { list: 125_000, offer: null } }),
)

test.each([
  [{ name: ' \u00a0' }, 'has no name'],
  [{ category: '' }, 'has no category'],
  [{ price: '' }, 'the list price is missing'],
  [{ price: '0' }, 'the list price is zero'],
  [{ price: '-5' }, 'the list price is negative: “-5”'],
  [{ price: 'ask us' }, 'the list price is no amount of rupees: “ask us”'],
  [{ price: '99,000,000' }, 'the list price is beyond belief: “99,000,000”'],
  [{ offer: 'half' }, 'the offer is no amount of rupees: “half”'],
  [{ wholesale: '-1' }, 'the wholesale price is negative: “-1”'],
  [{ stock: 'plenty' }, 'the stock is no whole number: “plenty”'],
  [{ name: 'x'.repeat(201) }, 'the name is longer than 200 letters'],
  [{ sku: 'x'.repeat(61) }, "the shop's own code is longer than 60 letters"],
] as const)('%j is not taken', (cells, reason) => expect(row(cells)).toEqual({ reason }))

test('without a code, category, brand, name and pack size recognise a product, however they are written', () => {
  const key = (cells: Partial<Record<ListField, string>>) => {
    const read = row({ brand: 'Baghban', pack: '1 kg', ...cells })
    return 'sku' in read ? read.sku : read.reason
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

test('a very long description is kept whole, and begins with whole sentences', () => {
  const description = 'A sentence about flour. '.repeat(150).trim()
  const read = row({ description })
  expect(read).toMatchObject({ fullDescription: description })
  expect('description' in read && read.description?.endsWith('flour.')).toBe(true)
})
