import { sizesIn } from '../catalogue/sizes/written-size.ts'
import { type Token, tokensOf } from './line-tokens.ts'
import type { Candidate } from './counted-candidates.ts'
import { candidatesIn } from './quantity-candidates.ts'

/** `size` in the shop's spelling. */
export type Reading = { text: string; size: string | null; quantity: number }

/** Likeliest reading first. `doubt`: why even that one needs a check. */
export type LineReading = { readings: Reading[]; doubt: 'unread' | 'guess' | null }

const maxReadings = 4

/**
 * A line without cells: "10 chakki atta 20 kg", "sugar 5kg x 4", "7 Up 1.5 l 6". A size is never the
 * quantity; other numbers stay in the text.
 */
export function readWords(line: string): LineReading {
  const spaced = line.replace(gluedSize, ' ')
  if (spaced === line) return readSpaced(line)
  const { readings, doubt } = readSpaced(spaced)
  // It may be a code.
  return { readings: [...readings, ...readSpaced(line).readings].slice(0, maxReadings), doubt }
}

/** Between the name and the size of "chini1kg". */
const gluedSize =
  /(?<=\p{L}{2})(?=\d+(?:\.\d+)?\s?(?:kg|kgs|g|gm|gms|grams?|kilo|ml|l|ltr|lit(?:re|er)s?|pcs|کلو|گرام|لیٹر|ملی لیٹر)(?![\p{L}\p{N}]))/giu

function readSpaced(line: string): LineReading {
  const tokens = tokensOf(line)
  const candidates = candidatesIn(tokens).toSorted((a, b) => b.weight - a.weight)
  const [first] = candidates
  const readings = candidates.map((candidate) => readingOf(tokens, candidate))
  if (first === undefined || first.mayBeName) readings.push(readingOf(tokens, null))
  const named = readings.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return { readings: named.slice(0, maxReadings), doubt: first?.isGuess ? 'guess' : null }
}

/** For a name whose quantity is in another cell. */
export const readName = (text: string): Pick<Reading, 'text' | 'size'> =>
  readingOf(tokensOf(text), null)

/** Remaining words in order, and the first size unless the reading has its own. */
function readingOf(tokens: readonly Token[], chosen: Candidate | null): Reading {
  let size = chosen?.size ?? null
  const words = tokens.map((token, at) => {
    if (chosen?.used.has(at)) return chosen.rest
    if (token.kind === 'dash') return ''
    if (token.kind === 'times') return '×'
    if (token.kind !== 'size' || size !== null) return token.text
    size = token.text
    return ''
  })
  const text = words.filter((word) => word !== '').join(' ')
  const [counted] = size === null ? sizesIn(text, { counted: true }) : []
  const quantity = chosen?.quantity ?? 1
  if (counted === undefined) return { text: tidy(text), size, quantity }
  const rest = `${text.slice(0, counted.from)} ${text.slice(counted.to)}`
  return { text: tidy(rest), size: counted.pack.text, quantity }
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\( ?\)|\[ ?\]| (?=,)/g, '')
    .replace(/ +/g, ' ')
    .replace(/^(?:of\s|×\s|[\s,;:.|=)\]–—-])+|(?:\s×|[\s,;:|=([–—-])+$/gi, '')
