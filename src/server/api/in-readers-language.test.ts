import { expect, test } from 'vitest'
import { inReadersLanguage } from './in-readers-language.ts'

const texts = new Map([
  ['Milk', 'دودھ'],
  ['Boil it first.', 'پہلے ابال لیں۔'],
])
const urdu = { locale: 'ur', translations: async () => texts } as const
const english = { locale: 'en', translations: async () => texts } as const
const milk = {
  size: { text: '1 L', unit: 'ml' },
  itemfullname: 'Milk',
  description: 'Boil it first.',
  brand: 'Subah',
}

test('a reader of Urdu gets each text of the shop that is translated', async () => {
  const answer = {
    data: [{ ...milk, sizes: [milk] }],
    brands: [
      { name: 'Milk', count: 2 },
      { name: 'Subah', count: 1 },
    ],
    path: 'Milk',
  }
  const inUrdu = {
    size: { text: '\u20681 L\u2069', unit: 'ml' },
    itemfullname: 'دودھ',
    description: 'پہلے ابال لیں۔',
    brand: 'Subah',
  }
  expect(await inReadersLanguage(urdu, 'products', answer)).toEqual({
    data: [{ ...inUrdu, sizes: [inUrdu] }],
    brands: [
      { name: 'Milk', label: 'دودھ', count: 2 },
      { name: 'Subah', count: 1 },
    ],
    path: 'Milk',
  })
})

test('the Urdu name of a product itself comes first', async () =>
  expect(
    await inReadersLanguage(urdu, 'product', { data: { ...milk, name_ur: 'تازہ دودھ' } }),
  ).toMatchObject({ data: { itemfullname: 'تازہ دودھ' } }))

test('what people wrote themselves stays as it is, also where it is a word of the shop', async () => {
  const goods = { ...milk, color: 'Milk' } // a choice, which is sent back
  const order = { contact: { name: 'Milk' }, note: 'Boil it first.', items: [goods] }
  expect(await inReadersLanguage(urdu, 'order', order)).toEqual({
    ...order,
    items: [
      {
        ...goods,
        size: { text: '\u20681 L\u2069', unit: 'ml' },
        color_label: 'دودھ',
        itemfullname: 'دودھ',
        description: 'پہلے ابال لیں۔',
      },
    ],
  })
})

test('staff and readers of English get it as it is', async () => {
  expect(await inReadersLanguage(english, 'products', milk)).toBe(milk)
  expect(await inReadersLanguage(urdu, 'adminProduct', milk)).toEqual(milk)
})

test('staff who read Urdu get its name beside the name of goods that is on the order', async () => {
  const answer = {
    data: {
      name: 'Milk',
      lines: [
        { productId: 'milk', name: 'Milk' },
        { productId: 'x', name: 'X' },
      ],
    },
  }
  const lines = [
    { productId: 'milk', name: 'Milk', label: 'دودھ' },
    { productId: 'x', name: 'X' },
  ]
  const texts = new Map([
    ['Milk', 'دودھ'],
    ['6 pcs', '6 عدد'],
    ['Pindi', 'پنڈی'],
  ])
  const reader = { locale: 'en', translations: async () => texts } as const
  const found = {
    product: { id: 'milk', name: 'Milk', pack: '6 pcs' },
    pack: { text: '6 pcs', amount: 6, unit: 'pcs' },
    deliveryZone: 'Pindi',
    name: 'Pindi',
  }
  expect(await inReadersLanguage(reader, 'adminOrder', found, 'ur')).toEqual({
    ...found,
    product: { ...found.product, label: 'دودھ', packLabel: '6 عدد' },
    pack: { ...found.pack, label: '6 عدد' },
    deliveryZoneLabel: 'پنڈی',
  })
  // Texts stay English in the office, whatever language it is in.
  expect(await inReadersLanguage(english, 'adminOrder', answer, 'ur')).toEqual({
    data: { name: 'Milk', lines },
  })
  expect(await inReadersLanguage(english, 'adminOrder', answer)).toEqual(answer)
})
