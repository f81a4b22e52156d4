import { readAmount } from './read-cells.ts'
import { type LineReading, readName } from './read-words.ts'

export type Columns = { code: number; name: number; size: number; quantity: number }

const codeHeading =
  /^(?:sku|code|id|no|item (?:no|code|id)|product (?:no|code|id)|article(?: no)?|barcode)\.?$/i
const nameHeading =
  /^(?:name|item|items|product|products|description|sku or name|item name|product name)$/i
const sizeHeading = /^(?:size|pack|pack size|packing|weight)$/i
const quantityHeading =
  /^(?:qty|quantity|quantities|count|pieces|pcs|order|ordered|order qty|order quantity)\.?$/i

/** Where a sheet keeps what, when its first line is a heading. */
export function columnsOf(heading: readonly string[]): Columns | null {
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

/** A row under a heading; a code needs no size. No quantity in its column is 0: not wanted today. */
export function readBy(columns: Columns, cells: readonly string[]): LineReading {
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
