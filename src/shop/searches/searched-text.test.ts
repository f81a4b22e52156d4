import { expect, test } from 'vitest'
import { searchedText } from './searched-text.ts'

test.each<[typed: string, counted: string | null]>([
  ['  Basmati   RICE ', 'basmati rice'],
  ['چینی', 'چینی'],
  ["Lay's chips!", 'lays chips'],
  ['atta 10kg', 'atta 10 kg'],
  ['', null],
  ['?!', null],
  ['bushra@kiryana.example', null],
  ['https://kiryana.example/x', null],
  ['0300 1234567', null],
  ['03-00-12-34', null],
  ['x'.repeat(61), null],
  [' '.repeat(10_000), null],
])('%j is counted as %j', (typed, counted) => {
  expect(searchedText(typed)).toBe(counted)
})
