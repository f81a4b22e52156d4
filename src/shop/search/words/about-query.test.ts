import { expect, test } from 'vitest'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { labelledIndex } from '../../../../test/search/labelled.ts'

const index = labelledIndex()

test.each([
  ['nestle', ['nestle']],
  ['Nestlé milk', ['nestle']],
  ['mujhe olpers doodh chahiye', ['olpers']],
  ['head and shoulders', ['head shoulders']],
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
