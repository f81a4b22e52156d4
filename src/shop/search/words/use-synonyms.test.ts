import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSearchIndex } from '../indexed/search-index.ts'
import type { SearchEntry } from '../indexed/search-entry.ts'

const product = (number: number, name: string): SearchEntry => ({
  id: `p${number}`,
  number,
  name,
  brand: '',
  description: '',
  main: 'Food',
  sub: 'Daily',
  item: 'All',
  path: 'a/b/c',
  pack: { amount: null, unit: null },
  family: null,
})

const names = ['Greek Yogurt', 'Dahi', 'Washing Powder', 'Surf', 'Loo Rolls', 'Lassi', 'Sour Curd']

const withSynonyms = (...steps: string[][][]) => {
  const index = makeSearchIndex()
  for (const [number, name] of names.entries()) index.put(product(number, name))
  for (const step of steps) Iterator.from(index.useSynonyms(step)).toArray()
  return (text: string) =>
    index
      .find(text)
      .ids.map((id) => names[Number(id.slice(1))])
      .toSorted()
}

test('a word finds everything its synonym finds', () => {
  const find = withSynonyms([['khatta', 'yogurt']])
  expect(find('khatta')).toEqual(withSynonyms()('dahi'))
  expect(find('khatta')).toContain('Dahi')
  expect(withSynonyms()('khatta')).not.toContain('Dahi')
})

test('words that the lexicon has nowhere become synonyms, also of several words', () => {
  const find = withSynonyms([['bathroom tissue', 'loo rolls']])
  expect(find('bathroom tissue')).toContain('Loo Rolls')
  expect(withSynonyms()('bathroom tissue')).toEqual([])
})

test('a synonym of a meal finds what the meal is made of', () => {
  expect(withSynonyms([['walima', 'raita']])('walima')).toEqual(withSynonyms()('raita'))
  expect(withSynonyms()('raita')).toContain('Dahi')
  expect(withSynonyms()('walima')).toEqual([])
})

test('deleted synonyms leave no trace', () => {
  const find = withSynonyms(
    [
      ['khatta', 'yogurt'],
      ['neel', 'surf'],
    ],
    [['neel', 'surf']],
  )
  expect(find('khatta')).toEqual(withSynonyms()('khatta'))
  expect(find('neel')).toContain('Surf')
})

const someWord = fc.constantFrom(
  'yogurt',
  'dahi',
  'neel',
  'surf',
  'khatta',
  'loo rolls',
  'lassi',
  'curd',
)
const someSynonyms = fc.array(fc.uniqueArray(someWord, { minLength: 2, maxLength: 3 }), {
  maxLength: 4,
})

test('after any changes only the current synonyms count', () => {
  fc.assert(
    fc.property(fc.array(someSynonyms, { maxLength: 3 }), someSynonyms, (before, last) => {
      const [find, fresh] = [withSynonyms(...before, last), withSynonyms(last)]
      for (const word of ['yogurt', 'dahi', 'neel', 'surf', 'khatta', 'loo rolls', 'lassi', 'curd'])
        expect([word, find(word)]).toEqual([word, fresh(word)])
    }),
    { numRuns: 8 },
  )
})
