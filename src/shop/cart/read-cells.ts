import { plainDigits } from '../digits.ts'
import { sizesIn } from '../catalogue/written-size.ts'
import { type LineReading, readName, readWords } from './read-words.ts'

const amount =
  /^[x×*]?\s*(-?\d{1,9}(?:,\d{3})*)(\.\d+)?\s*(?:[x×*]|(pcs?\.?|pieces?|packs?|nos?\.?))?$/i
const price = /^(?:(?:rs|pkr|₨)\.?\s*[\d,]+(?:\.\d+)?(?:\s*\/-)?|[\d,]+(?:\.\d+)?\s*\/-)$/i

/** How many a cell says: "4", "x4", "4 pcs", "1,200". null: it is no number. */
export function readAmount(cell: string) {
  const [, whole, part = '', unit] = amount.exec(plainDigits(cell)) ?? []
  if (whole === undefined) return null
  const quantity = Number(whole.replaceAll(',', ''))
  const isUnclear = quantity < 0 || Number(part) > 0
  return { quantity: isUnclear ? Math.max(1, quantity) : quantity, isUnclear, isBare: !unit }
}

/**
 * Reads the cells of one line, in any order: what is only a number is how many, what is only a size
 * belongs to the name, a price is left out. Of two numbers the last is the quantity, the other a code.
 */
export function readCells(cells: readonly string[]): LineReading {
  const filled = cells.filter((cell) => cell !== '' && !price.test(plainDigits(cell)))
  const at = filled.findLastIndex((cell) => readAmount(cell)?.isBare)
  const read = readAmount(filled[at] ?? '')
  if (filled.length < 2 || read === null) return readWords(joinCells(filled))
  const { text, size } = readName(joinCells(filled.filter((_, place) => place !== at)))
  const { quantity, isUnclear } = read
  return { readings: [{ text, size, quantity }], doubt: isUnclear ? 'unread' : null }
}

/** "CHAI-1, Dum Chai": names stay apart; a size follows its name. */
function joinCells(cells: readonly string[]) {
  const names = cells.filter((cell) => !isSize(cell)).join(', ')
  return [names, ...cells.filter(isSize)].join(' ')
}

function isSize(cell: string) {
  const [size] = sizesIn(plainDigits(cell), { counted: true })
  return size !== undefined && size.from === 0 && size.to === cell.length
}
