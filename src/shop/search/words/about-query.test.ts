import { expect, test } from 'vitest'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { labelledIndex } from '../../../../test/search/labelled.ts'

const index = labelledIndex()

test.each([
  ['nestle', ['nestle']],
  ['Nestlé milk', ['nestle']],
  ['mujhe olpers doodh chahiye', ['olpers']],
  ['head and shoulders', ['head shoulders']],
  ['nescafe', ['nescafe']],
  ['Nescafé 50g', ['nescafe']],
  ['shan masala', ['shan masala']],
  ['horlicks', ['horlicks']],
  ['tarang', ['tarang']],
  ['nivea', ['nivea']],
  ['milk', []],
  ['organic milk', []], // not a brand
  ['surf', []], // what washing powder is called
  ['umbrella', []],
  ['', []],
])('of “%s” the shop does not sell the brands %j', (typed, brands) =>
  expect(index.about(typed).unsold).toEqual(brands),
)

test('a brand that a product has is sold', () => {
  const own = labelledIndex()
  expect(own.about('lipton tea').unsold).toEqual(['lipton'])
  const places = { main: '', sub: '', item: '', path: 'a/b/c', description: '' }
  const tea = { name: 'Yellow Label Tea', brand: 'Lipton', pack: readPack(''), family: null }
  own.put({ id: 'tea', number: 1_000_001, ...tea, ...places })
  expect(own.about('lipton tea').unsold).toEqual([])
})

test('a meal names the kinds of goods that were found for it, in the script of the query', () => {
  const dinner = index.about('something for dinner').meal
  expect(dinner?.name).toBe('dinner')
  expect(dinner?.goods.slice(0, 3)).toEqual(['chicken', 'mutton', 'beef'])
  expect(dinner?.goods).toContain('daal')
  for (const goods of dinner?.goods ?? []) expect(index.find(goods).total).toBeGreaterThan(0)
  const inUrdu = index.about('ناشتہ').meal
  expect(inUrdu?.goods.length).toBeGreaterThan(3)
  expect(index.about('nashta', 'ur').meal?.goods).toEqual(inUrdu?.goods)
  for (const goods of inUrdu?.goods ?? []) expect(goods).toMatch(/^[\p{Script=Arabic} ]+$/u)
  expect(index.about('biryani masala').meal).toBeNull()
  expect(index.about('dinner plates').meal).toBeNull()
})

test.each([
  ['bread milk eggs', ['bread', 'milk', 'eggs']],
  ['atta chini chai', ['atta', 'chini', 'chai']],
  ['bread, milk', ['bread', 'milk']],
  ['bread and butter', ['bread', 'butter']],
  ['دودھ اور انڈے', ['دودھ', 'انڈے']],
  ['toilet cleaner, tea bags and salt', ['toilet cleaner', 'tea bags', 'salt']],
  ['bread and milk', []], // Milk Bread
  ['milk bread', []], // a product
  ['milk, bread sliced', []], // sliced is no kind of goods
  ['full cream milk', []],
  ['tomato ketchup', []],
  ['chocolate cream biscuits', []],
  ['bread milk', []], // two words may be one product
  ['bread, double roti', []], // the same goods twice
  ['zzzz, milk', []],
  ['milk', []],
  ['', []],
])('“%s” names the goods %j', (typed, goods) => expect(index.about(typed).several).toEqual(goods))
