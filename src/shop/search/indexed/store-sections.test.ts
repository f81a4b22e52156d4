import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedRow } from '../../catalogue/lists/listed-product.ts'
import type { Draft, Sections } from '../../catalogue/saved/sections.ts'
import type { SearchEntry } from './search-entry.ts'
import { makeSearchIndex, type SearchIndex } from './search-index.ts'

const words = ['Milk', 'Doodh', 'دودھ', 'Tea', 'chai', 'Lays', "Lay's", '1kg', 'Atta', 'zeera', 'x']
const word = fc.constantFrom(...words)

const entry = fc.record<SearchEntry>({
  id: fc.nat(30).map((number) => `p${number}`),
  number: fc.nat(30),
  version: fc.nat(9),
  name: fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
  brand: word,
  description: word,
  main: fc.constant('Food'),
  sub: word,
  item: word,
  path: fc.constantFrom('a/b/c', 'a/b/d', 'z/y/x'),
  pack: fc.constantFrom({ amount: null, unit: null }, { amount: 1000, unit: 'g' as const }),
  family: fc.constantFrom(null, 'one', 'two'),
  rank: fc.constantFrom(0, 0.5, 1),
})

type Deed = (index: SearchIndex) => void
const removal = fc.nat(30).map(
  (number): Deed =>
    (index) =>
      index.remove(`p${number}`),
)
const synonyms = fc.subarray([
  ['milk', 'lays'],
  ['tea', 'cutting'],
  ['atta', 'zeera', 'x'],
])
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 30,
    arbitrary: entry.map(
      (one): Deed =>
        (index) =>
          index.put(one),
    ),
  },
  { weight: 5, arbitrary: removal },
  {
    weight: 1,
    arbitrary: synonyms.map((some): Deed => (index) => {
      Iterator.from(index.useSynonyms(some)).toArray()
    }),
  },
)

/** Sections as written to a file. */
const written = (drafts: readonly Draft[]): Sections =>
  new Map(
    drafts.map(({ name, parts }) => {
      const bytes = [...parts()].map(
        ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
      )
      return [name, Uint8Array.from(bytes.flatMap((part) => [...part])).buffer]
    }),
  )

const rowOf = (index: SearchIndex) => (id: string) => {
  const { number, name, path, family } = index.get(id) ?? expect.fail()
  return { id, number, name, category_path: path, family_key: family } as ListedRow
}

const queries = [
  ...words,
  'milk tea',
  'cutting chai',
  'zira',
  'dudh',
  '1 kg atta',
  'lay',
  'a',
  'tee',
]
const answers = (index: SearchIndex) =>
  queries.map((text) => [
    index.find(text, { limit: 9 }),
    index.find(text, { families: true, paths: ['a/b'] }),
  ])

test('an index that was written and read answers as the one that was written, then and after any change', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 60 }),
      fc.array(deed, { maxLength: 5 }),
      fc.array(deed, { maxLength: 30 }),
      (before, meanwhile, after) => {
        const index = makeSearchIndex()
        for (const change of before) change(index)
        const expected = answers(index)
        const { ids, drafts, isWhole, thaw } = index.freeze()
        const rows = ids.map(rowOf(index))
        for (const change of meanwhile) change(index)
        fc.pre(isWhole())
        const sections = written(drafts)
        thaw()
        const again = makeSearchIndex()
        again.read(sections, rows)
        expect(answers(again)).toEqual(expected)
        expect([...again.values()]).toEqual(rows.map(({ id }) => expect.objectContaining({ id })))
        // The same changes: what a product had said before weighs in how rare a word is until it is swept away.
        for (const change of meanwhile) change(again)
        for (const change of after) for (const one of [index, again]) change(one)
        for (const text of queries)
          expect(again.find(text).ids.toSorted()).toEqual(index.find(text).ids.toSorted())
      },
    ),
    { numRuns: 15 },
  )
})

test('a product deleted before or during the save leaves no trace', () => {
  const product = (number: number): SearchEntry => ({
    id: `p${number}`,
    number,
    name: `Biscuit ${number}`,
    brand: '',
    description: '',
    main: 'Snacks',
    sub: 'Biscuits',
    item: 'Tea Biscuits',
    path: 'a/b/c',
    pack: { amount: null, unit: null },
    family: null,
  })
  const numbers = [...Array(1500).keys()]
  const index = makeSearchIndex()
  for (const number of numbers) index.put(product(number))
  for (const number of numbers.slice(0, 700)) index.remove(`p${number}`)
  const { ids, drafts, thaw } = index.freeze()
  const rows = ids.map(rowOf(index))
  for (const number of numbers.slice(700)) index.remove(`p${number}`)
  for (const number of numbers) index.put(product(number))
  const again = makeSearchIndex()
  again.read(written(drafts), rows)
  thaw()
  const left = numbers.slice(700).map((number) => `p${number}`)
  expect(again.find('biscuit').ids.toSorted()).toEqual(left.toSorted())
  for (const one of [again, index])
    for (let round = 0; round < 3; round += 1) {
      for (const number of numbers) one.put(product(number))
      expect([one.find('biscuit').total, one.find('biscuit 3').ids[0]]).toEqual([1500, 'p3'])
      for (const number of numbers) one.remove(`p${number}`)
      expect(one.find('biscuit').total).toBe(0)
    }
})
