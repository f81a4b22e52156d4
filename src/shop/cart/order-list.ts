import { plainDigits } from '../digits.ts'
import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { cellsOf } from './list-cells.ts'

/** A line of a typed or pasted list, as it was written. */
export type ListLine = {
  wanted: string
  quantity: number
  /** The quantity was above the most that one order takes, or could not be read: it needs a look. */
  doubt: 'cut' | 'unread' | null
}

export type OrderList = {
  lines: ListLine[]
  /** Lines with no quantity, or 0: an order form names many things that are not wanted today. */
  unwanted: number
  /** Lines beyond the most that one list takes. */
  beyond: number
}

export const mostLines = 200
export const longestList = 200_000
const longestName = 200
const longestRow = 2000

/**
 * Reads "sku or name, quantity", one to a line: with a comma, semicolon or tab between, as a sheet
 * with a heading, or in words ("3 x Atta", "Atta x 3"). Whatever is no quantity belongs to the name.
 */
export function readOrderList(text: string): OrderList {
  const rows = text
    .slice(0, longestList)
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((row) => cellsOf(row.slice(0, longestRow)).map(clean))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const columns = columnsOf(rows[0] ?? [])
  const read = (columns === null ? rows.map(readFree) : rows.slice(1).map(readBy(columns))).filter(
    isNamed,
  )
  const wanted = read.filter((line) => line.quantity > 0)
  const lines = wanted.slice(0, mostLines)
  return { lines, unwanted: read.length - wanted.length, beyond: wanted.length - lines.length }
}

type Columns = { code: number; name: number; quantity: number }

const codeHeading =
  /^(?:sku|code|id|no|item (?:no|code|id)|product (?:no|code|id)|article(?: no)?|barcode)\.?$/i
const nameHeading =
  /^(?:name|item|items|product|products|description|sku or name|item name|product name)$/i
const quantityHeading =
  /^(?:qty|quantity|quantities|count|pieces|pcs|order|ordered|order qty|order quantity)\.?$/i

/** Where a sheet keeps what, when its first line is a heading. */
function columnsOf(heading: readonly string[]): Columns | null {
  const at = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell))
  const columns = { code: at(codeHeading), name: at(nameHeading), quantity: at(quantityHeading) }
  return columns.code === -1 && columns.name === -1
    ? null
    : onlyIf(heading.length === 1 || columns.quantity !== -1, columns)
}

const readBy =
  ({ code, name, quantity }: Columns) =>
  (cells: readonly string[]): ListLine => {
    const wanted = (cells[code] || cells[name]) ?? ''
    const count = cells[quantity] ?? ''
    if (quantity === -1) return { wanted, quantity: 1, doubt: null }
    return count === ''
      ? { wanted, quantity: 0, doubt: null }
      : (lineOf(wanted, count) ?? { wanted, quantity: 1, doubt: 'unread' })
  }

function readFree(cells: readonly string[]): ListLine {
  const filled = cells.filter((cell) => cell !== '')
  const [first = ''] = filled
  if (filled.length < 2) return readWords(first)
  const last = filled.at(-1) ?? ''
  return (
    lineOf(filled.slice(0, -1).join(', '), last) ??
    lineOf(filled.slice(1).join(', '), first) ??
    readWords(filled.join(', '))
  )
}

const times = '[x×*]'
const digit = '[0-9\u0660-\u0669\u06f0-\u06f9]'
const before = new RegExp(`^(${digit}{1,9})\\s*${times}\\s*(?=\\S)(?!\\()(.+)$`, 'i')
// "Wipes 3 x 72" is a pack: no quantity follows a bare number.
const after = new RegExp(`^(.*\\S)\\s+${times}\\s*(${digit}{1,9})$`, 'i')
const codeAndCount = new RegExp(`^(\\S*[-_/.]\\S*)\\s+(${digit}{1,9})$`)

function readWords(words: string): ListLine {
  const [, count = '', thing = ''] = before.exec(words) ?? []
  if (thing !== '') return lineOf(thing, count) ?? plain(words)
  const [, named = '', many = ''] = after.exec(words) ?? []
  if (named !== '' && !/(?:^|\s)\d+$/.test(named)) return lineOf(named, many) ?? plain(words)
  const [, code = '', pieces = ''] = codeAndCount.exec(words) ?? []
  return (code !== '' ? lineOf(code, pieces) : null) ?? plain(words)
}

const plain = (wanted: string): ListLine => ({ wanted, quantity: 1, doubt: null })

const amount = new RegExp(
  `^${times}?\\s*(-?\\d{1,9}(?:,\\d{3})*)(\\.\\d+)?\\s*(?:${times}|pcs?\\.?|pieces?|packs?|nos?\\.?)?$`,
  'i',
)

/** null: that is no quantity. */
function lineOf(wanted: string, count: string): ListLine | null {
  const [, whole, rest = ''] = amount.exec(plainDigits(count)) ?? []
  if (whole === undefined) return null
  const number = Number(whole.replaceAll(',', ''))
  if (number < 0 || Number(rest) > 0)
    return { wanted, quantity: Math.min(maxQuantity, Math.max(1, number)), doubt: 'unread' }
  return number > maxQuantity
    ? { wanted, quantity: maxQuantity, doubt: 'cut' }
    : { wanted, quantity: number, doubt: null }
}

/** Spaces as one, and nothing that is no letter, number or sign. */
const clean = (cell: string) =>
  cell
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim()

const isNamed = ({ wanted }: ListLine) => /[\p{L}\p{N}]/u.test(wanted)
const onlyIf = <T>(holds: boolean, value: T) => (holds ? value : null)
