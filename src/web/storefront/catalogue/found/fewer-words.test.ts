import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each([
  ['', []],
  ['atta', []],
  ['  fresh   atta ', ['atta', 'fresh']],
  ['sugar free biscuits', ['biscuits', 'sugar free']],
  ['biscuits without  sugar', ['without  sugar', 'biscuits']],
  ['no sugar', []],
  ['a bb ccc', ['bb ccc', 'a ccc', 'a bb', 'ccc']],
  ['a b c d e', ['b c d e', 'a c d e', 'a b d e', 'a']],
])('%j without a word: %j', (text, fewer) => expect(fewerWords(text)).toEqual(fewer))
