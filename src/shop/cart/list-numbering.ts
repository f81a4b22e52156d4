import { sizesIn } from '../catalogue/sizes/written-size.ts'
import { plainDigits } from '../digits.ts'

const bullet = /^(?:[•●◦▪‣·☐☑✓✔►]|[-–—*](?=\s)|\[[ x]?\])\s*/i
const numbered = /^\(?(\d{1,3})(?:\)|\.(?!\d))\s*(?=\S)/
const numberedOrDashed = /^\(?(\d{1,3})(?:\)|\.(?!\d)|\s*[-–—](?=\s))\s*(?=\S)/
const leading = /^(\d{1,3})\s+(?![-–—]\s)(?=\S)/

/** `isUnsure`: the removed number may have been a quantity. */
type UnnumberedRow = { row: string; isUnsure: boolean }

/**
 * Strips list numbers: "1) sugar", "2. oil", "3 - salt". Bare numbers or a first column only if they count from 1 and
 * each row has another number.
 */
export function withoutNumbering(written: readonly string[]): UnnumberedRow[] {
  const rows = written.map((row) => row.replace(bullet, ''))
  const bare = numbersIn(rows, leading)
  if (rows.length > 1 && countsUp(bare) && bare[0] === 1) {
    const hasQuantities = rows.every((row) => hasNumber(row.replace(leading, '')))
    if (hasQuantities || rows.length > 2)
      return rows.map((row) => ({
        row: hasQuantities ? row.replace(/^\S+\s+/, '') : row,
        isUnsure: !hasQuantities,
      }))
  }
  const isInOrder = (pattern: RegExp) =>
    countsUp(numbersIn(rows, pattern).filter((number) => number !== null))
  // Out of order, "4 - sugar" and "2 - oil" are quantities.
  const hasDashes = rows.length === 1 || isInOrder(numberedOrDashed)
  const pattern = hasDashes ? numberedOrDashed : numbered
  const inOrder = isInOrder(pattern)
  return rows.map((row) => {
    const [whole] = pattern.exec(plainDigits(row)) ?? []
    if (whole === undefined) return { row, isUnsure: false }
    const rest = row.slice(whole.length)
    return { row: rest, isUnsure: !inOrder && !hasNumber(rest) }
  })
}

const numbersIn = (rows: readonly string[], pattern: RegExp) =>
  rows.map((row) => {
    const [, digits] = pattern.exec(plainDigits(row)) ?? []
    return digits === undefined ? null : Number(digits)
  })

const countsUp = (numbers: readonly (number | null)[]) =>
  numbers.length > 1 &&
  numbers.every((number, at) => number !== null && number === (numbers[0] ?? 0) + at)

/** Not counting sizes. */
function hasNumber(row: string) {
  const text = plainDigits(row)
  const [size] = sizesIn(text)
  return /\d/.test(size === undefined ? text : text.slice(0, size.from) + text.slice(size.to))
}
