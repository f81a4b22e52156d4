import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each([
  ['', []],
  ['atta', []],
  ['  fresh   atta ', ['fresh', 'atta']],
  ['sugar free biscuits', ['sugar free', 'biscuits']],
  ['biscuits without  sugar', ['biscuits', 'without  sugar']],
  ['no sugar', []],
  ['a bb ccc', ['a bb', 'a ccc', 'bb ccc', 'ccc']],
  ['a b c d e', ['a b c d', 'a b c e', 'a b d e', 'a']],
])('%j without a word: %j', (text, fewer) => expect(fewerWords(text)).toEqual(fewer))
