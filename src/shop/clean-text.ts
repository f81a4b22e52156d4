import { plainDigits } from './digits.ts'

// Invisible characters: zero-width blanks, soft hyphens, fillers, direction marks. Keeps joiners (Urdu,
// emoji), variation selectors and tags (flags).
const unseen = /[^\P{DI}\p{VS}\u200c-\u200f\u{e0020}-\u{e007f}]|[\ufff9-\ufffb]/gu
const unseenAtAll = /[\p{DI}\p{Cc}\u2800\ufff9-\ufffb]/gu
const marksOfDirection = /[\u200e\u200f]/g
// Combining marks without a letter.
const marks = /\p{M}/gu
const controls = /(?![\t\n\r])\p{Cc}/gu
const lineBreaks = /[\v\f\u0085\u2028\u2029]/g
const otherBlanks = /(?:[^\S ]|[\u0085\u2800])+/g
// A joiner without two letters to join.
const looseJoiners =
  /(?<=^|[\s\0-\x7f])[\u200c\u200d]+|[\u200c\u200d]+(?=[\s\0-\x7f]|$)|(?<=[\u200c\u200d])[\u200c\u200d]+/g
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Multi-line text without useless invisible characters; '' if nothing is visible. */
export const cleanText = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : composed(text.replace(unseen, '').replace(lineBreaks, '\n').replace(controls, ''))

/** `cleanText` in one line, for names and titles. */
export const cleanName = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : composed(
        text
          .replace(unseen, '')
          .replace(marksOfDirection, '')
          .replace(otherBlanks, ' ')
          .replace(controls, '')
          .normalize('NFC')
          .replace(looseJoiners, ''),
      )

function composed(text: string): string {
  const clean = text.normalize('NFC').replaceAll('\u2800', ' ').trim()
  return clean.replace(unseenAtAll, '').replace(marks, '').trim() === '' ? '' : clean
}

/** Phone numbers and codes: plain digits, hyphens and blanks, otherwise unchanged. */
export const cleanCode = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : plainDigits(text.replace(otherBlanks, ' ').replace(unseenAtAll, ''))
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/\p{Zs}/gu, ' ')
        .trim()

/** Removes characters that mail servers would drop. */
export const cleanEmail = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : text.normalize('NFKC').replace(unseenAtAll, '').normalize('NFKC').trim()
