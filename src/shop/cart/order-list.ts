import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { withoutNumbering } from './list-numbering.ts'
import { readAmount, readCells } from './read-cells.ts'
import { type LineReading, type Reading, readName } from './read-words.ts'

type Columns = { code: number; name: number; size: number; quantity: number }

const codeHeading =
  /^(?:sku|code|id|no|item (?:no|code|id)|product (?:no|code|id)|article(?: no)?|barcode)\.?$/i
const nameHeading =
  /^(?:name|item|items|product|products|description|sku or name|item name|product name)$/i
const sizeHeading = /^(?:size|pack|pack size|packing|weight)$/i
const quantityHeading =
  /^(?:qty|quantity|quantities|count|pieces|pcs|order|ordered|order qty|order quantity)\.?$/i

/** Null: the first line is no heading. */
function columnsOf(heading: readonly string[]): Columns | null {
  const at = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell))
  const columns = {
    code: at(codeHeading),
    name: at(nameHeading),
    size: at(sizeHeading),
    quantity: at(quantityHeading),
  }
  const isHeading =
    (columns.code !== -1 || columns.name !== -1) &&
    (heading.length === 1 || columns.quantity !== -1)
  return isHeading ? columns : null
}

/** Codes need no size. An empty quantity is 0: not wanted. */
function readBy(columns: Columns, cells: readonly string[]): LineReading {
  const code = cells[columns.code] ?? ''
  const name = `${cells[columns.name] ?? ''} ${cells[columns.size] ?? ''}`.trim()
  const named = code === '' ? readName(name) : { text: code, size: null }
  const line = (quantity: number, doubt: LineReading['doubt']) => ({
    readings: [{ ...named, quantity }],
    doubt,
  })
  const count = cells[columns.quantity] ?? ''
  if (columns.quantity === -1) return line(1, null)
  if (count === '') return line(0, null)
  const read = readAmount(count)
  return read === null ? line(1, 'unread') : line(read.quantity, read.isUnclear ? 'unread' : null)
}

/**
 * Splits at the strongest separator of the line: tab, semicolon, comma. Quoted text isn't split; an
 * unclosed quote is text.
 */
function cellsOf(row: string): string[] {
  const parts = piecesOf(row)
  const separator = ['\t', ';', ','].find((sign) =>
    parts.some(({ quoted, text }) => !quoted && text.includes(sign)),
  )
  const cells = ['']
  const append = (text: string) => void cells.push((cells.pop() ?? '') + text)
  for (const { quoted, text } of parts) {
    const [first = '', ...more] = quoted || separator === undefined ? [text] : text.split(separator)
    append(first)
    cells.push(...more)
  }
  return cells
}

// A quoted cell starts the line or follows a separator; an inch mark inside a name doesn't.
const quotedCell = /(^|[\t;,])(\s*)"((?:[^"]|"")*)"(?=\s*(?:$|[\t;,]))/g

function piecesOf(row: string): { quoted: boolean; text: string }[] {
  const pieces: { quoted: boolean; text: string }[] = []
  let done = 0
  for (const match of row.matchAll(quotedCell)) {
    const [whole, sign = '', , inside = ''] = match
    pieces.push({ quoted: false, text: row.slice(done, match.index) + sign })
    pieces.push({ quoted: true, text: inside.replaceAll('""', '"') })
    done = match.index + whole.length
  }
  pieces.push({ quoted: false, text: row.slice(done) })
  return pieces
}

/** A typed or pasted line. */
export type ListLine = {
  /** Original text. */
  written: string
  /** Name or code with its size, for lookup. */
  wanted: string
  quantity: number
  /** Less likely readings, for the catalogue to decide. */
  otherwise: { wanted: string; quantity: number }[]
  /**
   * `cut`: above the maximum quantity; `unread`: no quantity; `long`: line too long; `guess`: uncertain
   * reading.
   */
  doubt: 'cut' | 'unread' | 'long' | 'guess' | null
}

export type OrderList = {
  lines: ListLine[]
  /** Lines without a quantity or with 0: order forms list many products that aren't wanted. */
  unwanted: number
  /** Lines over the maximum of a list. */
  beyond: number
}

export const maxLines = 200
export const maxListLength = 200_000
const maxNameLength = 200
const maxRowLength = 2000
/** Longer lines aren't name, size and quantity. */
const maxLineLength = 500
const maxOtherReadings = 3
/** Longer names get one reading only, so a whole list fits into one request. */
const maxOtherLength = 60

/**
 * One item per line: name or code, size and quantity in any order, as words ("10 chakki atta 20 kg", "sugar
 * 5kg x 4"), cells, or under a heading. Lines over the maximum are only counted.
 */
export function readOrderList(text: string): OrderList {
  const rows = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((row) => row.slice(0, maxRowLength).replace(/^\p{Cf}+/u, ''))
    .filter((row) => /[\p{L}\p{N}]/u.test(row))
  const columns = columnsOf(cellsIn(rows[0] ?? ''))
  const body =
    columns === null
      ? withoutNumbering(rows.map((row) => row.slice(0, maxLineLength).trim()))
      : rows.slice(1).map((row) => ({ row, isUnsure: false }))
  const isBulleted = rows.length > 1 && rows.every((row) => /^\s*[-–—−]/.test(row))
  const lines: ListLine[] = []
  let unwanted = 0
  let beyond = 0
  for (const { row, isUnsure } of body) {
    // Words read slower than a sheet, where many rows may lack a quantity.
    if (lines.length === maxLines && columns === null) {
      beyond += 1
      continue
    }
    const cells = cellsIn(row)
    const read = columns === null ? readCells(cells) : readBy(columns, cells)
    const isNegative = !isBulleted && /^\s*[-–—−]\d/.test(row)
    const line = lineOf(row, read, isUnsure || isNegative)
    if (line === null) continue
    if (line.quantity === 0) unwanted += 1
    else if (lines.length === maxLines) beyond += 1
    else lines.push(line)
  }
  return { lines, unwanted, beyond }
}

const cellsIn = (row: string) => cellsOf(row).map(clean)

function lineOf(row: string, { readings, doubt }: LineReading, isUnsure: boolean): ListLine | null {
  const [first, ...others] = readings.map(listLineOf).filter(({ wanted }) => isNamed(wanted))
  if (first === undefined) return null
  const written = clean(row)
  return {
    written: written.slice(0, maxNameLength).toWellFormed().trim(),
    wanted: first.wanted,
    quantity: Math.min(maxQuantity, first.quantity),
    otherwise: others
      .filter(
        ({ wanted, quantity }) =>
          wanted.length <= maxOtherLength && quantity > 0 && quantity <= maxQuantity,
      )
      .slice(0, maxOtherReadings),
    doubt:
      doubt ??
      (first.quantity > maxQuantity ? 'cut' : null) ??
      (written.length > maxNameLength ? 'long' : null) ??
      (isUnsure ? 'guess' : null),
  }
}

const listLineOf = ({ text, size, quantity }: Reading) => {
  const wanted = size === null ? text : `${text.slice(0, maxNameLength - size.length - 1)} ${size}`
  return { wanted: clean(wanted).slice(0, maxNameLength).toWellFormed().trim(), quantity }
}

/** Single spaces, no control or invisible characters. */
const clean = (cell: string) => cell.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()

const isNamed = (wanted: string) => /[\p{L}\p{N}]/u.test(wanted)
