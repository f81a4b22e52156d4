import { expect, test } from 'vitest'
import { mappingOf, missingOf, withField } from './columns.ts'

test('a field is taken from one column alone, and what is no field leaves the column out', () => {
  const columns = ['name', 'price', null] as const
  expect(withField(columns, 2, 'price')).toEqual(['name', null, 'price'])
  expect(withField(columns, 1, '')).toEqual(['name', null, null])
  expect(withField(columns, 0, 'name')).toEqual(columns)
})

test('what a list lacks is told, and every field is said', () => {
  expect(missingOf(['name', null])).toEqual(['price', 'category'])
  expect(missingOf(['category', 'price', 'name'])).toEqual([])
  const mapping = mappingOf(['Item', 'M.R.P: now'], ['name', 'price'])
  expect(mapping).toContain('name:Item')
  expect(mapping).toContain('price:M.R.P: now')
  expect(mapping).toContain('stock:')
})
