import { plainDigits } from '../digits.ts'
import { sizesIn } from '../catalogue/sizes/written-size.ts'
import { type LineReading, readName, readWords } from './read-words.ts'

const amount =
  /^[x×*]?\s*(-?\d{1,9}(?:,\d{3})*)(\.\d+)?\s*(?:[x×*]|(pcs?\.?|pieces?|packs?|nos?\.?))?$/i
const price = /^(?:(?:rs|pkr|₨)\.?\s*[\d,]+(?:\.\d+)?(?:\s*\/-)?|[\d,]+(?:\.\d+)?\s*\/-)$/i

/** "4", "x4", "4 pcs", "1,200"; null: not a number. */
export function readAmount(cell: string) {
  const [, whole, part = '', unit] = amount.exec(plainDigits(cell)) ?? []
  if (whole === undefined) return null
  const quantity = Number(whole.replaceAll(',', ''))
  const isUnclear = quantity < 0 || Number(part) > 0
  return { quantity: isUnclear ? Math.max(1, quantity) : quantity, isUnclear, isBare: !unit }
}

/**
 * Cells in any order: a lone number is the quantity (of two the last, the other is a code), a lone size
 * belongs to the name, a price is dropped.
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

/** "CHAI-1, Dum Chai": commas separate names; a size follows its name. */
function joinCells(cells: readonly string[]) {
  const names = cells.filter((cell) => !isSize(cell)).join(', ')
  return [names, ...cells.filter(isSize)].join(' ')
}

function isSize(cell: string) {
  const [size] = sizesIn(plainDigits(cell), { counted: true })
  return size !== undefined && size.from === 0 && size.to === cell.length
}
