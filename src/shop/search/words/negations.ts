import { fold } from '../../fold.ts'
import { isNumber } from './tokens.ts'

const set = (text: string): ReadonlySet<string> => new Set(fold(text).split(' '))

const before = set('no not without zero bina baghair bagair bghair بغیر بنا')
const after = set('bina baghair bagair bghair بغیر بنا')
const between = set('ke kay کے added')
/** "free range eggs" excludes nothing. */
const notFreeOf = set('range delivery gift sample size home')
/** Words that exclude something, and what. */
export const oneWord: Readonly<Record<string, string>> = {
  unsalted: 'salt',
  saltless: 'salt',
  unsweetened: 'sugar',
  sugarless: 'sugar',
  decaf: 'caffeine',
  decaffeinated: 'caffeine',
}

/**
 * Splits "sugar free biscuits" into biscuits, and without sugar; "no", "bina", "unsalted" likewise.
 * `isName`: the words name goods of their own, such as fat free milk.
 */
export function splitNegations(
  words: readonly string[],
  isName: (words: readonly string[]) => boolean = () => false,
): { words: string[]; without: string[] } {
  const left: string[] = []
  const without: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const excluded = oneWord[word]
    if (excluded !== undefined) without.push(excluded)
    else if (
      isGoods(word) &&
      next === 'free' &&
      !notFreeOf.has(words[at + 2] ?? '') &&
      !isName(words.slice(at, at + 3))
    ) {
      without.push(word)
      at += 1
    } else if (isGoods(word) && lengthAfter(words, at) > 0) {
      without.push(word)
      at += lengthAfter(words, at)
    } else if (before.has(word) && lengthBefore(words, at) > 0) {
      at += lengthBefore(words, at)
      without.push(words[at] ?? '')
    } else left.push(word)
  }
  return { words: left, without }
}

const isGoods = (word: string) =>
  word.length > 2 && !isNumber(word) && !before.has(word) && !between.has(word)

/** "cheeni ke baghair" */
const lengthAfter = (words: readonly string[], at: number) =>
  between.has(words[at + 1] ?? '') && after.has(words[at + 2] ?? '') ? 2 : 0

/** "no added sugar" */
function lengthBefore(words: readonly string[], at: number) {
  const length = between.has(words[at + 1] ?? '') ? 2 : 1
  return isGoods(words[at + length] ?? '') ? length : 0
}
