import { byCell, type PlainName, productFields } from '../product-fields.ts'
import { weightFields } from './rows/weight-fields.ts'

function headingsOf(name: PlainName): { headings: readonly string[] } {
  return { headings: productFields[name].headings }
}

/** What a list can say about a product: the name of each in `--map`, and usual headings. */
export const listFields = {
  name: {
    headings: [
      'product name',
      'item name',
      'product title',
      'product',
      'name',
      'item',
      'title',
      'item description',
    ],
  },
  brand: {
    headings: ['brand', 'brand name', 'company', 'manufacturer', 'make'],
  },
  price: {
    headings: [
      'market price',
      'list price',
      'mrp',
      'retail price',
      'regular price',
      'original price',
      'price',
      'unit price',
      'rate',
      'retail',
    ],
  },
  offer: {
    headings: [
      'sale price',
      'offer price',
      'discount price',
      'discounted price',
      'special price',
      'selling price',
      'selling rate',
      'sale rate',
      'our price',
      'offer',
      // Beside a list price of another name; alone it is the list price.
      'price',
    ],
  },
  wholesale: {
    headings: [
      'wholesale price',
      'wholesale list price',
      'wholesale',
      'wholesale rate',
      'trade price',
      'bulk price',
      'dealer price',
    ],
  },
  'wholesale-offer': {
    headings: [
      'wholesale offer',
      'wholesale offer price',
      'wholesale sale price',
      'wholesale discount price',
    ],
  },
  'wholesale-minimum': {
    headings: [
      'wholesale minimum',
      'wholesale minimum quantity',
      'minimum order',
      'minimum order quantity',
      'minimum quantity',
      'minimum qty',
      'min order',
      'min order qty',
      'min qty',
      'moq',
    ],
  },
  'wholesale-step': {
    headings: ['wholesale step', 'quantity step', 'order step', 'order multiple', 'multiple of'],
  },
  'wholesale-carton': {
    headings: [
      'wholesale carton',
      'carton',
      'carton size',
      'carton quantity',
      'carton qty',
      'pieces per carton',
      'pcs per carton',
      'units per carton',
    ],
  },
  'wholesale-breaks': {
    headings: ['quantity breaks', 'wholesale breaks', 'price breaks', 'quantity prices'],
  },
  'purchase-price': {
    headings: [
      'purchase price',
      'purchase rate',
      'purchase cost',
      'cost price',
      'cost',
      'unit cost',
      'buying price',
      'buying rate',
      'landed cost',
    ],
  },
  points: {
    headings: ['rupees for one point', 'rupees per point', 'points divisor'],
  },
  'offer-from': { headings: ['offer from', 'sale from', 'offer begins', 'sale price from'] },
  'offer-until': {
    headings: ['offer until', 'sale until', 'offer ends', 'sale price until'],
  },
  'multi-buy': { headings: ['multi buy', 'multibuy', 'multi buy offer'] },
  'multi-buy-from': {
    headings: ['multi buy from', 'multibuy from', 'multi buy begins'],
  },
  'multi-buy-until': {
    headings: ['multi buy until', 'multibuy until', 'multi buy ends'],
  },
  category: {
    headings: [
      'main category',
      'category',
      'department',
      'category 1',
      'category name',
      'section',
      'group',
    ],
  },
  'sub-category': {
    headings: ['sub category', 'category 2', 'sub section', 'sub group', 'sub department'],
  },
  'item-category': {
    headings: [
      'item category',
      'category 3',
      'sub sub category',
      'product type',
      'type',
      'item type',
      'leaf category',
    ],
  },
  pack: {
    headings: [
      'pack size',
      'size',
      'pack',
      'packing',
      'weight',
      'net weight',
      'volume',
      'unit',
      'uom',
      'unit size',
    ],
  },
  stock: {
    headings: [
      'stock',
      'in stock',
      'stock in hand',
      'stock on hand',
      'qty in hand',
      'quantity in hand',
      'on hand',
      'stock quantity',
      'stock qty',
      'quantity in stock',
      'qty in stock',
      'units in stock',
      'quantity on hand',
      'qty on hand',
      'on hand quantity',
      'on hand qty',
      'quantity available',
      'qty available',
      'available',
      'available quantity',
      'available qty',
      'available stock',
      'current stock',
      'stock level',
      'stock count',
      'total stock',
      'closing stock',
      'balance',
      'balance qty',
      'inventory',
      'inventory quantity',
      'inventory qty',
      'soh',
      'qoh',
    ],
  },
  sku: {
    headings: ['sku', 'product code', 'item code', 'code', 'article', 'article number', 'plu'],
  },
  // Alone it is the shop's code too.
  barcode: { headings: ['barcode', 'bar code', 'ean', 'ean code', 'upc', 'gtin'] },
  'low-stock': {
    headings: ['low stock', 'low stock limit', 'reorder level', 'reorder point', 'minimum stock'],
  },
  // Not "active" or "status": what other programs write there is seldom a yes or a no.
  published: { headings: ['published'] },
  highlights: { headings: ['highlights'] },
  description: {
    headings: ['description', 'short description', 'details', 'about', 'product description'],
  },
  'description-ur': {
    headings: ['description in urdu', 'description ur', 'urdu description', 'description urdu'],
  },
  'full-description': { headings: ['full description', 'long description'] },
  colours: { headings: ['colours', 'colors', 'colour', 'color'] },
  'colours-ur': {
    headings: ['colours in urdu', 'colors in urdu', 'colours ur', 'colors ur', 'urdu colours'],
  },
  family: { headings: ['family', 'product family', 'variant of', 'parent sku', 'parent'] },
  ...weightFields,
  ...byCell(headingsOf, headingsOf),
} as const satisfies Record<string, { headings: readonly string[] }>

export type ListField = keyof typeof listFields

/** Which column, counted from 0, says what. */
export type Columns = Partial<Record<ListField, number>>

/** Lists say either how much is in a pack or how many there are with these: the cells decide. */
export const doubtful = ['quantity', 'qty', 'qnty']

/** Without these there is no product. */
export const needed = ['name', 'price', 'category'] as const satisfies readonly ListField[]

export const fieldNames = Object.keys(listFields) as ListField[]
export const isListField = (name: string): name is ListField => Object.hasOwn(listFields, name)
