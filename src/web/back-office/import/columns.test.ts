import { expect, test } from 'vitest'
import { mappingOf, missingOf, withField } from './columns.ts'

test('a field uses one column, and an unknown field ignores the column', () => {
  const columns = ['name', 'price', null] as const
  expect(withField(columns, 2, 'price')).toEqual(['name', null, 'price'])
  expect(withField(columns, 1, '')).toEqual(['name', null, null])
  expect(withField(columns, 0, 'name')).toEqual(columns)
})

test('missing fields are named, and every field has a label', () => {
  expect(missingOf(['name', null])).toEqual(['price', 'category'])
  expect(missingOf(['category', 'price', 'name'])).toEqual([])
  const mapping = mappingOf(['Item', 'M.R.P: now'], ['name', 'price'])
  expect(mapping).toContain('name:Item')
  expect(mapping).toContain('price:M.R.P: now')
  expect(mapping).toContain('stock:')
})
