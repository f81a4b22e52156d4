import { expect, test } from 'vitest'
import { readGrams } from './read-grams.ts'

test.each([
  ['1.2 kg', 1200],
  ['1.2', 1200],
  ['1.235KG', 1235],
  ['2', 2000],
  ['750', 750],
  ['750 g', 750],
  ['12 g', 12],
  [' 1200g ', 1200],
  ['۱٫۲ kg', 1200],
  ['۷۵۰', 750],
  ['0', null],
  ['0.0 kg', null],
  ['-1', null],
  ['1e9', null],
  ['1000000000', null],
  ['9999 kg', null],
  ['1.2345 kg', null],
  ['2 lb', null],
  ['', null],
])('%s', (text, grams) => {
  expect(readGrams(text)).toBe(grams)
})
