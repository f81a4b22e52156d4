import { expect, test } from 'vitest'
import { tidySynonyms } from './synonyms.ts'

test.each<[string, string[], string[] | null]>([
  ['two words', ['Dahi', ' yogurt '], ['dahi', 'yogurt']],
  ['signs between words', ['dar-cheeni', 'cinnamon, sticks'], ['dar cheeni', 'cinnamon sticks']],
  ['Urdu', ['دھی', 'dahi'], ['دہی', 'dahi']],
  ['one word', ['dahi'], null],
  ['one word twice', ['dahi', 'DAHI'], null],
  ['signs alone', ['dahi', '…'], null],
  ['too long a word', ['dahi', 'x'.repeat(61)], null],
  ['nine words', 'a b c d e f g h i'.split(' '), null],
])('%s', (_, words, tidy) => {
  expect(tidySynonyms(words)).toEqual(tidy)
})
