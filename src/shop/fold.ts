import { plainDigits } from './digits.ts'

const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/
// Control characters, and those that only set direction or width.
const unseen = /[\p{Cf}\u0640]/gu

// Letters that Unicode doesn't decompose.
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
// چائے and چایے are also written چاے.
const doubledYe = /ی(?=[یے])/g
const toUnify = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

/** For search: lower case, no marks, one code per Urdu letter, plain digits, single blanks. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return plainDigits(text.normalize('NFKD'))
    .replace(unseen, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(toUnify, (letter) => sameLetters[letter] ?? letter)
    .replace(doubledYe, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Joins and folds texts; skips null and empty ones. */
export const foldAll = (...texts: readonly (string | null)[]): string =>
  fold(texts.filter(Boolean).join(' '))
