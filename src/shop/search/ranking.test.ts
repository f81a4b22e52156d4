import { expect, test } from 'vitest'
import { readPack } from '../catalogue/sizes/pack.ts'
import { makeSearchIndex } from './indexed/search-index.ts'

const goods: [name: string, nameUr: string, description?: string][] = [
  ['Black Pepper, Whole', 'کالی مرچ', 'The king of the masala box.'],
  ['Capsicum, Green (Shimla Mirch)', 'شملہ مرچ'],
  ['Chilli Garlic Sauce', ''],
  ['Green Chillies, Sharp (Hari Mirch)', 'ہری مرچ'],
  ['Red Chilli Powder, Kunri', 'لال مرچ پاؤڈر', 'Honest lal mirch.'],
  ['Potato Chips, Chilli & Lemon', ''],
  ['Biryani Masala, Sindhi', ''],
  ['Cola', '', 'Our own answer to biryani at a dinner for eight.'],
  ['Basmati Rice, Aged Two Years', '', 'Made for biryani.'],
  ['Diapers, Small', ''],
  ['Sunflower Oil', ''],
]
const index = makeSearchIndex()
for (const [name, nameUr, description = ''] of goods)
  index.put({
    id: name,
    number: 1,
    name,
    nameUr,
    brand: '',
    description,
    main: '',
    sub: '',
    item: '',
    path: 'a/b/c',
    pack: readPack(''),
    family: null,
  })
const firstOf = (text: string, count: number) => index.find(text, { limit: count }).ids

test.each(['mirch', 'مرچ', 'chilli', 'mirchi'])('%s: chillies before pepper and sauces', (text) => {
  expect(firstOf(text, 2).toSorted()).toEqual([
    'Green Chillies, Sharp (Hari Mirch)',
    'Red Chilli Powder, Kunri',
  ])
})

test.each([
  ['kali mirch', 'Black Pepper, Whole'],
  ['کالی مرچ', 'Black Pepper, Whole'],
  ['shimla mirch', 'Capsicum, Green (Shimla Mirch)'],
  ['شملہ مرچ', 'Capsicum, Green (Shimla Mirch)'],
  ['lal mirch', 'Red Chilli Powder, Kunri'],
])('%s: only %s', (text, name) => expect(index.find(text).ids).toEqual([name]))

test('a dish finds its masala, then what it is made of, then what mentions it', () => {
  expect(index.find('biryani').ids).toEqual([
    'Biryani Masala, Sindhi',
    'Basmati Rice, Aged Two Years',
    'Green Chillies, Sharp (Hari Mirch)',
    'Cola',
  ])
})

test.each(['something for dinner', 'anything for dinner', 'kuch dinner ke liye'])(
  '%s: a word that the shop knows is not corrected',
  (text) => {
    expect(index.find(text).ids).not.toContain('Diapers, Small')
    expect(index.correct(text)).toBeNull()
  },
)

test('one word of a longer text is not corrected beside an unknown one', () => {
  expect(index.correct('romantic winner evening')).toBeNull()
  expect(index.find('romantic diaplers evening').ids).toEqual([])
  expect(index.find('diaplers').ids).toEqual(['Diapers, Small'])
  expect(index.correct('sunflowr oil')).toBe('sunflower oil')
})
