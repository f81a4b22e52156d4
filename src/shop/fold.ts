import { plainDigits } from './digits.ts'

const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/
// Control signs, and signs that only steer the direction or the width of a text.
const unseen = /[\p{Cf}\u0640]/gu

// Letters that Unicode does not take apart.
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
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
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

/** Several texts folded into one that is searched; null and empty ones are left out. */
export const foldAll = (...texts: readonly (string | null)[]): string =>
  fold(texts.filter(Boolean).join(' '))
