import { expect, test } from 'vitest'
import { faultIn, wordsIn } from './synonym-values.ts'

function typed(word: string, others: string) {
  const values = new FormData()
  values.set('word', word)
  values.set('others', others)
  return values
}

test('words stand between commas, those of Urdu too, in either field', () => {
  expect(wordsIn(typed(' dahi ', 'curd, yoghurt،دہی,,'))).toEqual([
    'dahi',
    'curd',
    'yoghurt',
    'دہی',
  ])
  expect(wordsIn(typed('dahi, curd', 'sour milk'))).toEqual(['dahi', 'curd', 'sour milk'])
})

test.each([
  ['', 'curd', 'word', 'noWord'],
  ['!', 'curd', 'word', 'onlySigns'],
  ['d'.repeat(61), 'curd', 'word', 'tooLong'],
  ['dahi', ' , ', 'others', 'noOthers'],
  ['dahi', 'curd, ?', 'others', 'onlySigns'],
  ['dahi', `curd, ${'y'.repeat(61)}`, 'others', 'tooLong'],
  ['dahi', 'DAHI', 'others', 'same'],
  ['dahi', 'a, b, c, d, e, f, g, h', 'others', 'tooMany'],
] as const)('%j that means %j: %s, %s', (word, others, field, fault) => {
  expect(faultIn(typed(word, others))).toEqual({ field, fault })
})

test('two to eight different words are fine', () => {
  expect(faultIn(typed('dahi', 'curd'))).toBe(null)
  expect(faultIn(typed('d'.repeat(60), 'a, b, c, d, e, f, g'))).toBe(null)
})
