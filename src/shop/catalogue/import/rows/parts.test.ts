import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinParts, partsIn } from './parts.ts'

const part = fc
  .string({ unit: fc.constantFrom('a', ' ', '|', '\\', ';', ','), minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '')

test.each(['|', '|;,'] as const)('parts separated by %s are read', (signs) => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(partsIn(joinParts(parts, signs), signs)).toEqual(parts)
    }),
  )
})

test('a list that was written by hand needs no marks', () => {
  expect(partsIn(String.raw`Stone ground | 5 \ 6 | 3, 4; 5 || C:\wheat`, '|')).toEqual([
    'Stone ground',
    String.raw`5 \ 6`,
    '3, 4; 5',
    String.raw`C:\wheat`,
  ])
  expect(partsIn('Nuts, Milk;Soya', '|;,')).toEqual(['Nuts', 'Milk', 'Soya'])
})
