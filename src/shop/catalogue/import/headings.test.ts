import { expect, test } from 'vitest'
import { findColumns, numberRepeated } from './headings.ts'

const find = (headings: string, rows: string[] = [], mapping: Record<string, string> = {}) =>
  findColumns({ headings: headings.split('|'), rows: rows.map((row) => row.split('|')) }, mapping)

test.each([
  [
    'index|product|category|sub_category|brand|sale_price|market_price|type|rating|description',
    {
      name: 1,
      category: 2,
      'sub-category': 3,
      brand: 4,
      offer: 5,
      price: 6,
      'item-category': 7,
      description: 9,
    },
  ],
  [
    'ProductID|ProductName|Brand|Price|DiscountPrice|Category|SubCategory',
    { name: 1, brand: 2, price: 3, offer: 4, category: 5, 'sub-category': 6 },
  ],
  [
    'SKU|Item Name|MRP (Rs.)|Wholesale Price|Stock|Department',
    { sku: 0, name: 1, price: 2, wholesale: 3, stock: 4, category: 5 },
  ],
  ['name|price|market_price|category', { name: 0, offer: 1, price: 2, category: 3 }],
  ['name|MRP|price|sale price|category', { name: 0, price: 1, offer: 3, category: 4 }],
  [
    'Item Name|Purchase Rate|Sale Rate|Qty in hand|Group',
    { name: 0, 'purchase-price': 1, price: 2, stock: 3, category: 4 },
  ],
  ['name|selling price|category', { name: 0, price: 1, category: 2 }],
] as const)('%s', (headings, columns) => expect(find(headings)).toEqual({ columns }))

test('“quantity” is the pack size where the cells say so, and the stock where they are counts', () => {
  expect(
    find('name|price|category|Quantity', ['Atta|5|Flour|1 kg', 'Eggs|5|Eggs|12']),
  ).toMatchObject({ columns: { pack: 3 } })
  expect(find('name|price|category|Quantity', ['Atta|5|Flour|40', 'Eggs|5|Eggs|12'])).toMatchObject(
    { columns: { stock: 3 } },
  )
})

test.each(['Qty', 'Quantity', 'In stock', 'Qty. on hand', 'Stock Level', 'quantity_in_stock'])(
  '“%s” is the stock, beside a pack size, with commas and gaps, and before anything is counted',
  (heading) => {
    const headings = `name|price|category|size|${heading}|MOQ`
    const stock = { columns: { pack: 3, stock: 4, 'wholesale-minimum': 5 } }
    expect(find(headings, ['Atta|5|Flour|1 kg|1,200|6', 'Eggs|5|Eggs|12|12.0|', 'Tea|5|Tea|1 kg||', 'Gur|5|Gur||-2|'])).toMatchObject(stock) // prettier-ignore
    expect(find(headings)).toMatchObject(stock)
  },
)

test('one weight among counts does not hide the stock', () =>
  expect(
    find('name|price|category|unit|Qty', ['Atta|5|Flour|pcs|40', 'Gur|5|Gur|kg|15 kg', 'Tea|5|Tea|pcs|8']), // prettier-ignore
  ).toMatchObject({ columns: { pack: 3, stock: 4 } }))

test('a mapped column is used, and an empty mapping ignores the field', () => {
  const headings = 'id|name|urdu name|price|category|stock'
  expect(find(headings, [], { name: 'Urdu Name', sku: 'ID', stock: '' })).toEqual({
    columns: { sku: 0, name: 2, price: 3, category: 4 },
  })
})

test.each([
  [
    'colour|weight',
    {},
    {
      code: 'columnsMissing',
      missing: ['name', 'price', 'category'],
      headings: ['colour', 'weight'],
    },
  ],
  ['name|price|category', { name: 'nam' }, { code: 'noSuchColumn', heading: 'nam' }],
  ['name|price|category', { prise: 'price' }, { code: 'unknownField', field: 'prise' }],
] as const)('%s with %j names the problem', (headings, mapping, fault) =>
  expect(find(headings, [], mapping)).toMatchObject({ fault }),
)

test.each([
  [
    ['Name', 'Name', 'name '],
    ['Name', 'Name (2)', 'name (3)'],
  ],
  [
    ['Price (Rs.)', 'Price', ''],
    ['Price (Rs.)', 'Price (2)', ''],
  ],
  [
    ['', '', 'Category'],
    ['', '', 'Category'],
  ],
])('repeated headings %j are numbered: %j', (headings, numbered) =>
  expect(numberRepeated(headings)).toEqual(numbered),
)
