import { expect, test } from 'vitest'
import type { CategoryNode } from '../../catalogue/categories/category.ts'
import { makePlaceIndex } from './place-index.ts'

const node = (name: string, path: string, children: CategoryNode[] = []): CategoryNode => ({
  name,
  path,
  slug: path,
  tint: null,
  picture: null,
  products: 1,
  families: 1,
  children,
})

const tree = [
  node('Dairy', 'dairy', [
    node('Milk & Yogurt', 'dairy/milk', [node('Fresh Milk', 'dairy/milk/fresh')]),
    node('Cheese', 'dairy/cheese'),
  ]),
  node('Drinks', 'drinks', [node('Milk Drinks', 'drinks/milk')]),
]

const index = makePlaceIndex()
index.use(tree)
const found = (text: string, within?: string) => index.find(text, 5, within).map(({ path }) => path)

test.each<[typed: string, first: string]>([
  ['chees', 'dairy/cheese'],
  ['cheez', 'dairy/cheese'],
  ['doodh', 'dairy/milk/fresh'],
  ['fresh milk', 'dairy/milk/fresh'],
])('%s finds %s', (typed, first) => expect(found(typed)).toContain(first))

test.each(['kechup', 'milk shampoo', 'drums', '', '…'])('%j finds no category', (typed) => {
  expect(found(typed)).toEqual([])
})

test('only under a category, with the names above it', () => {
  expect(found('milk', 'drinks')).toEqual(['drinks/milk'])
  expect(index.find('fresh milk', 1)).toEqual([
    { name: 'Fresh Milk', path: 'dairy/milk/fresh', under: ['Dairy', 'Milk & Yogurt'] },
  ])
})

test('a deleted category is not found', () => {
  const other = makePlaceIndex()
  other.use(tree)
  other.use(tree.slice(0, 1))
  expect(other.find('milk drinks', 5).map(({ path }) => path)).not.toContain('drinks/milk')
})
