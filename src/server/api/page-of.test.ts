import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.for([
  [{}, { text: '', limit: 24, offset: 0 }],
  [{ page: 1 }, { text: '', limit: 24, offset: 0 }],
  [{ page: 3 }, { text: '', limit: 24, offset: 48 }],
  [
    { page: 3, limit: 10 },
    { text: '', limit: 10, offset: 20 },
  ],
  [{ q: '  atta ' }, { text: 'atta', limit: 24, offset: 0 }],
] as const)('%j asks for %j', ([query, expected]) => {
  expect(pageOf(query)).toEqual(expected)
})

test('a list can have pages of another size', () => {
  expect(pageOf({ page: 2 }, 20)).toEqual({ text: '', limit: 20, offset: 20 })
})
