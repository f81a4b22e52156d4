import { expect, test } from 'vitest'
import { urduWordsFor } from './roman-words.ts'

test.each([
  ['cheeni', 'چینی'],
  ['Chini', 'چینی'],
  ['cheen', 'چینی'],
  ['zeera', 'زیرہ'],
  ['zira', 'زیرہ'],
  ['gandum', 'گندم'],
  ['taza', 'تازہ'],
  ['ki', 'کی'],
  ['doodh', 'دودھ'],
])('%s offers %s first', (typed, urdu) => expect(urduWordsFor(typed)[0]).toBe(urdu))

test.each(['', 'c', 'kg', 'چینی', 'x1', 'qqqq'])('%j offers nothing', (typed) =>
  expect(urduWordsFor(typed)).toEqual([]),
)
