import { expect, test } from 'vitest'
import { readGrams, withPoint } from './read-grams.ts'

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
  ['۱٫۲ کلو', 1200],
  ['۷۵۰ گرام', 750],
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

test.each([
  [12_000, 1200, 1200],
  [13_500, 1200, 1350],
  [8000, 1200, null],
  [16_000, 1200, null],
  [1300, 1200, null],
  [1200, 0, null],
])('%i g of about %i g', (grams, usual, likely) => expect(withPoint(grams, usual)).toBe(likely))
