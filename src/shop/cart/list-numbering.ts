import { sizesIn } from '../catalogue/written-size.ts'
import { plainDigits } from '../digits.ts'

const bullet = /^(?:[•●◦▪‣·☐☑✓✔►]|[-–—*](?=\s)|\[[ x]?\])\s*/i
const numbered = /^\(?(\d{1,3})(?:\)|\.(?!\d))\s*(?=\S)/
const leading = /^(\d{1,3})\s+(?=\S)/

/** A row without its bullet or number. `isUnsure`: the number may have been a quantity. */
type UnnumberedRow = { row: string; isUnsure: boolean }

/**
 * Takes the numbers of a numbered list off its rows: "1) sugar", "2. oil"; and bare ones, or a first
 * column, when they count the rows from 1 and every row has another number for its quantity.
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
  const inOrder = countsUp(numbersIn(rows, numbered).filter((number) => number !== null))
  return rows.map((row) => {
    const [whole] = numbered.exec(plainDigits(row)) ?? []
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

/** A number that is no size. */
function hasNumber(row: string) {
  const text = plainDigits(row)
  const [size] = sizesIn(text)
  return /\d/.test(size === undefined ? text : text.slice(0, size.from) + text.slice(size.to))
}
