import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each([
  ['', []],
  ['atta', []],
  ['  fresh   atta ', ['fresh', 'atta']],
  ['a bb ccc', ['a bb', 'a ccc', 'bb ccc', 'ccc']],
  ['a b c d e', ['a b c d', 'a b c e', 'a b d e', 'a']],
])('%j without a word: %j', (text, fewer) => expect(fewerWords(text)).toEqual(fewer))
