import { expect, test } from 'vitest'
import { inUrduLetters } from './urdu-letters.ts'

test.each([
  ['چيني', 'چینی'],
  ['كيلا', 'کیلا'],
  ['ده\u064a', 'دہی'],
  ['مصلى', 'مصلی'],
  ['\ufed9\ufef4\ufefc', 'کیلا'],
  ['بھنا گوشت', 'بھنا گوشت'],
  ['چائے، ۂ اور ں', 'چائے، ۂ اور ں'],
  ['Milk, 1 kg', 'Milk, 1 kg'],
  ['', ''],
])('%j is %j in the letters of Urdu', (typed, urdu) => expect(inUrduLetters(typed)).toBe(urdu))
