import { expect, test } from 'vitest'
import { fold } from '../../fold.ts'
import { fewerWords } from './fewer-words.ts'
import { readLexicon } from './lexicon.ts'

const lexicon = readLexicon(`
rice, chawal
brown rice
cream, malai
ice-cream, icecream, آئس کریم
milk powder
`)

test.each([
  ['', []],
  ['atta', []],
  ['  fresh   atta ', ['atta', 'fresh']],
  ['sugar free biscuits', ['biscuits']],
  ['biscuits without  sugar', ['biscuits']],
  ['bread no added sugar', ['bread']],
  ['roti cheeni ke baghair', ['roti']],
  ['brown bread without sugar', ['bread without sugar', 'brown without sugar', 'brown bread']],
  ['no sugar', []],
  ['a bb ccc', ['bb ccc', 'a ccc', 'a bb', 'ccc']],
  ['a b c d e', ['b c d e', 'a c d e', 'a b d e', 'a']],
  ['ice cream', []],
  ['ice creams', []],
  ['آئس کریم', []],
  ['vanilla ice cream', ['ice cream', 'vanilla']],
  ['ice cream, 1l', ['1l', 'ice cream,']],
  ['ice cream milk powder', ['milk powder', 'ice cream']],
  ['milk powder', []],
  ['brown rice', ['rice']],
  ['daawat brown rice', ['brown rice', 'daawat rice']],
])('%j without a word: %j', (text, fewer) => expect(fewerWords(lexicon, fold(text))).toEqual(fewer))
