import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageOptions } from '../page.ts'
import type { SearchEntry } from './search-entry.ts'
import { makeSearchIndex } from './search-index.ts'

const entry = (id: string, name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  number: 1,
  name,
  brand: '',
  description: '',
  main: '',
  sub: '',
  item: '',
  path: 'a/b/c',
  pack: { amount: null, unit: null },
  family: null,
  ...more,
})
const indexOf = (...entries: SearchEntry[]) => {
  const index = makeSearchIndex()
  for (const one of entries) index.put(one)
  return { ...index, find: (text: string, options?: PageOptions) => index.find(text, options).ids }
}

// Letters of the shop's languages, and regex characters.
const letters = fc.string({
  unit: fc.constantFrom(...'abcdeABCDE 0123 ()[]{}.*+?^$|\\/-%_&\'"<>éüپچڑگہےئ🍎'),
  minLength: 1,
  maxLength: 60,
})

test('any part of a name, in any case, finds the product', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), fc.boolean(), (name, from, length, shout) => {
      const characters = [...name]
      const start = from % characters.length
      const part = characters.slice(start, start + 1 + (length % 30)).join('')
      fc.pre(part.trim() !== '')
      const found = indexOf(entry('it', name), entry('other', 'zzz')).find(
        shout ? part.toUpperCase() : part,
      )
      expect(found).toContain('it')
    }),
    { numRuns: 300 },
  )
})

test('so is a part of each other field, but none that reaches from one field into the next', () => {
  const index = indexOf(
    entry('it', 'Apples', {
      description: 'From Quetta',
      main: 'Orchard',
      sub: 'Fresh',
      item: 'Kulu',
    }),
  )
  for (const text of ['quet', 'om q', 'orch', 'resh', 'ulu'])
    expect([text, index.find(text)]).toEqual([text, ['it']])
  expect(index.find('quettaorchard')).toEqual([])
  expect(index.find('etta orchard')).toEqual([])
})

test('best first: head of the name, another word, inside a word, another field', () => {
  const index = indexOf(
    entry('elsewhere', 'Biscuits', { description: 'good with rice' }),
    entry('inside', 'Licorice'),
    entry('word', 'Basmati Rice'),
    entry('start', 'Rice Flour'),
  )
  expect(index.find('rice')).toEqual(['word', 'start', 'inside', 'elsewhere'])
})

test('a product bought before comes first among equal matches', () => {
  const index = indexOf(
    entry('whole', 'Milk, Fresh', { description: 'milk milk milk' }),
    entry('other', 'Milk, Skimmed'),
    entry('bread', 'Sliced Milk Bread'),
  )
  const [best] = index.find('milk')
  const behind = best === 'whole' ? 'other' : 'whole'
  expect(index.find('milk', { first: new Set([behind, 'gone']) })).toEqual([behind, best, 'bread'])
  expect(index.find('milk', { first: new Set(['bread']) })).toEqual(index.find('milk'))
})

test('a whole word ranks above a prefix: atta is flour, not attar', () => {
  const index = indexOf(
    entry('attar', 'Attar, Mitti'),
    entry('plain', 'Chakki Atta, Fine'),
    entry('first', 'Atta'),
  )
  expect(index.find('atta')).toEqual(['first', 'plain', 'attar'])
})

test('a changed product is found by its new words only, a removed one never', () => {
  const index = indexOf(entry('it', 'Apples'))
  index.put(entry('it', 'Oranges'))
  expect([index.find('apples'), index.find('oranges')]).toEqual([[], ['it']])
  index.remove('it')
  index.remove('it')
  index.remove('never')
  expect(index.find('oranges')).toEqual([])
  index.put(entry('it', 'Oranges'))
  expect(index.find('orange')).toEqual(['it'])
})

test('the size that sells most stands for its family, else the middle one, never a sold-out one', () => {
  const first = (...demands: number[]) => {
    const packs = [1, 5, 10, 25, 40].slice(0, demands.length)
    const index = makeSearchIndex()
    for (const [at, amount] of packs.entries()) {
      const pack = { amount: amount * 1000, unit: 'g' as const }
      index.put(entry(`${amount} kg`, 'Rice', { pack, family: 'rice', demand: demands[at] ?? 0 }))
    }
    return index.find('rice', { families: true }).ids
  }
  expect(first(0, 0, 0, 0)).toEqual(['5 kg'])
  expect(first(0, 0, 0, 0, 0)).toEqual(['10 kg'])
  expect(first(0, 0, 0, 4)).toEqual(['5 kg'])
  expect(first(7, 0, 0, 9)).toEqual(['25 kg'])
  expect(first(2, -1, 0, -1)).toEqual(['1 kg'])
  expect(first(-1, -1, -1)).toEqual(['5 kg'])
})

test('a category finds its own products, not those of a category with the same name', () => {
  const index = indexOf(
    entry('in', 'Tea', { path: 'drinks/hot/tea' }),
    entry('alike', 'Tea', { path: 'drinks-more/hot/tea' }),
  )
  expect(index.find('tea', { paths: ['drinks'] })).toEqual(['in'])
  expect(index.find('tea', { paths: ['drinks/hot/tea'] })).toEqual(['in'])
  expect(index.find('tea', { paths: ['drinks/ho'] })).toEqual([])
})

test('no query takes long', () => {
  const index = makeSearchIndex()
  for (let number = 0; number < 3000; number += 1)
    index.put(
      entry(`p${number}`, `Product ${number} of the hills ${(number * 7919) % 1000}`, {
        description: 'fresh from the mandi',
      }),
    )
  const texts = [
    '(a+)+$',
    'x'.repeat(10_000),
    'a '.repeat(5000),
    '.*.*.*=',
    'produkt hils mandy',
    'p',
    '\u0000\u0001\u0007',
    '\u202eproduct\u202c',
    '🍎'.repeat(3000),
    'product hills mandi '.repeat(500),
    'mujhe chahiye please',
    'a b c d e f g h i j k l m n o p',
    '% % %',
  ]
  for (const text of texts) {
    const before = process.threadCpuUsage()
    index.find(text)
    // CPU time of this thread, independent of other load.
    const { user, system } = process.threadCpuUsage(before)
    expect([text.slice(0, 20), user + system < 500_000]).toEqual([text.slice(0, 20), true])
  }
})

test('a brand counts for more than a mention: the tea of Koel Chai before the milk that goes into chai', () => {
  const index = indexOf(
    entry('milk', 'Fresh Milk', { description: 'For the chai' }),
    entry('tea', 'Black Tea', { brand: 'Koel Chai' }),
    entry('leaf', 'Kashmiri Chai Leaf'),
  )
  expect(index.find('chai')).toEqual(['leaf', 'tea', 'milk'])
})

test('a name in Urdu is found between any two of its letters', () => {
  const index = indexOf(entry('tea', 'چائے پتی'), entry('other', 'zzz'))
  for (const text of ['چ', 'چا', 'چائ', 'چائے', 'چائے پ', 'ئ', 'ے', 'ائے', 'ے پت'])
    expect([text, index.find(text)]).toEqual([text, ['tea']])
})

test('a name in Urdu finds its product, whole or begun, with its marks or without', () => {
  const index = indexOf(
    entry('flour', 'Chakki Atta', { nameUr: 'چکی آٹا' }),
    entry('tomato', 'Tomatoes', { nameUr: 'ٹماٹر' }),
  )
  for (const text of ['چکی آٹا', 'آٹا', 'اٹا', 'چکی', 'چک'])
    expect(index.find(text)).toEqual(['flour'])
  expect(index.find('ٹماٹر')).toEqual(['tomato'])
  expect(index.find('دودھ')).toEqual([])
})

test('words between the others of an Urdu name are not found by their sound, nor short ones by a plural', () => {
  const index = indexOf(
    entry('foam', 'Shaving Foam', { nameUr: 'شیونگ فوم، نازک جلد کے لیے' }),
    entry('diapers', 'Diapers', { nameUr: 'ڈائپر، چھوٹا سائز' }),
  )
  for (const text of ['lay', 'lays', 'zzzz']) expect([text, index.find(text)]).toEqual([text, []])
})
