import { plainDigits } from './digits.ts'

// Unseen signs without a use in a text: blanks without width, soft hyphens, fillers, what turns the order of letters
// around. Joiners (Urdu, emoji), variation selectors and tags (flags) are not among them.
const unseen = /[^\P{DI}\p{VS}\u200c-\u200f\u{e0020}-\u{e007f}]|[\ufff9-\ufffb]/gu
const unseenAtAll = /[\p{DI}\p{Cc}\u2800\ufff9-\ufffb]/gu
const marksOfDirection = /[\u200e\u200f]/g
// Accents and the like without a letter below them.
const marks = /\p{M}/gu
const controls = /(?![\t\n\r])\p{Cc}/gu
const lineBreaks = /[\v\f\u0085\u2028\u2029]/g
const otherBlanks = /(?:[^\S ]|[\u0085\u2800])+/g
// A joiner without two letters to join.
const looseJoiners =
  /(?<=^|[\s\0-\x7f])[\u200c\u200d]+|[\u200c\u200d]+(?=[\s\0-\x7f]|$)|(?<=[\u200c\u200d])[\u200c\u200d]+/g
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** A text of people of several lines: no unseen signs but those that letters need; '' where nothing can be seen. */
export const cleanText = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : composed(text.replace(unseen, '').replace(lineBreaks, '\n').replace(controls, ''))

/** The same in one line, for a name or a title. */
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

/** A phone number, a code: as it was typed, with plain digits, hyphens and blanks. */
export const cleanCode = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : plainDigits(text.replace(otherBlanks, ' ').replace(unseenAtAll, ''))
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/\p{Zs}/gu, ' ')
        .trim()

/** An e-mail address as mail is sent to it: the signs that its way through the internet would take out are gone. */
export const cleanEmail = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : text.normalize('NFKC').replace(unseenAtAll, '').normalize('NFKC').trim()
