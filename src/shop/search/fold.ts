import { plainDigits } from '../digits.ts'

const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/
// Control signs, and signs that only steer the direction or the width of a text.
const unseen = /[\p{Cf}\u0640]/gu

const sameLetters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
  ں: 'ن',
  ς: 'σ',
}
const toUnify = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

/**
 * A text as search compares it: small letters without marks, one letter of Urdu for each of its
 * codes, plain digits, single blanks.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return plainDigits(text.normalize('NFKD'))
    .replace(unseen, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(toUnify, (letter) => sameLetters[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The runs of letters, the runs of digits and every other sign of a folded text: "1kg" is "1" and "kg". */
export const tokensOf = (folded: string): string[] =>
  folded.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]/gu) ?? []

const startsAsWord = /^[\p{L}\p{N}]/u

export const isWord = (token: string): boolean => startsAsWord.test(token)
export const isNumber = (token: string): boolean => /^\p{N}/u.test(token)

/** The words of a folded text without signs; "lay's" is one word. */
export const wordsOf = (folded: string): string[] =>
  folded.replace(/(?<=\p{L})['’`](?=\p{L})/gu, '').match(/\p{L}+|\p{N}+/gu) ?? []
