import { expect, test } from 'vitest'
import type { SearchEntry } from './indexed/search-entry.ts'
import { makeSearchIndex } from './indexed/search-index.ts'

const product = (number: number, round: number): SearchEntry => ({
  id: `p${number}`,
  number,
  name: `Biscuit ${['plain', 'salted', 'iced', 'crisp'][round]}, number ${number}`,
  brand: 'Sunehra',
  description: '',
  main: 'Snacks',
  sub: 'Biscuits',
  item: 'Tea Biscuits',
  path: 'a/b/c',
  pack: { amount: null, unit: null },
  family: number % 2 === 0 ? 'even' : null,
})

test('products that come, change and go in any order leave no trace, and their room is used again', () => {
  const index = makeSearchIndex()
  for (let round = 0; round < 4; round += 1)
    for (let number = 0; number < 1500; number += 1) index.put(product(number, round))
  for (let number = 0; number < 1500; number += 3) index.remove(`p${number}`)
  const { ids, total } = index.find('biscuit')
  expect([total, new Set(ids).size, index.size()]).toEqual([1000, 1000, 1000])
  expect(ids.every((id) => index.get(id) !== undefined)).toBe(true)
  expect(index.find('crisp').total).toBe(1000)
  expect(index.find('salted biscuit', { limit: 3 }).ids).toHaveLength(3)
  expect(index.find('plain').total).toBe(0)
  for (let number = 0; number < 1500; number += 1) index.remove(`p${number}`)
  expect([index.find('biscuit').total, index.size()]).toEqual([0, 0])
})

test('the pages of a result contain each product once, and one per family', () => {
  const index = makeSearchIndex()
  for (let number = 0; number < 500; number += 1) index.put(product(number, 0))
  const pages = Array.from({ length: 6 }, (_, page) =>
    index.find('biscuit', { offset: page * 100, limit: 100 }),
  )
  expect(pages.map(({ total }) => total)).toEqual(Array(6).fill(500))
  expect(pages.flatMap(({ ids }) => ids)).toEqual(index.find('biscuit').ids)
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(500)
  expect(index.find('biscuit', { families: true }).total).toBe(251)
})
