import { listFields, type ListField } from '#shop/catalogue/import/list-fields.ts'

const columns = [
  'name',
  'brand',
  'category',
  'sub-category',
  'pack',
  'price',
  'offer',
  'stock',
  'barcode',
  'unit-grams',
  'by-piece',
] as const satisfies readonly ListField[]

const rows = [
  [
    'Super Basmati Rice',
    'Example Mills',
    'Grocery',
    'Rice',
    '5 kg',
    '1950',
    '1850',
    '40',
    '',
    '',
    '',
  ],
  ['Red Lentils (Masoor)', '', 'Grocery', 'Lentils', '1 kg', '340', '', '25', '', '', ''],
  ['Fresh Milk', 'Example Dairy', 'Dairy', 'Milk', '1 L', '290', '', '12', '', '', ''],
  ['Chicken Breast', '', 'Meat', 'Chicken', '', '225', '', '60', '', '250', 'no'],
  ['Whole Rohu Fish', '', 'Meat', 'Fish', '', '840', '', '15', '', '1200', 'yes'],
]

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A list to fill in, as CSV: the usual heading of each column, and five products, two of them weighed when they are packed. */
export const sampleList = () =>
  [columns.map((field) => capitalized(listFields[field].headings[0])), ...rows]
    .map((cells) => cells.join(','))
    .join('\n')
