import { cleanAmount } from '../../../clean-amount.ts'
import { plainDigits } from '../../../digits.ts'
import { type Paisa, readRupees } from '../../../money.ts'

// "69.7000" is how programs write 69.70; "1.250" may be a thousand and more.
const moreZeros = /(\.\d\d)0{2,}$/

/** An amount as lists write it: "1250", "1,250", "Rs. 1,250.50", "1250/-". Null: not to be understood. */
export function readListedAmount(cell: string): Paisa | null {
  return readRupees(cleanAmount(cell).replace(moreZeros, '$1'))
}

/** A count of pieces: "12", "1,200", "12.0". Null: not to be understood. */
export function readListedCount(cell: string): number | null {
  const text = plainDigits(cell).trim().replace(/\.0+$/, '')
  const plain = /^[\d,]+$/.test(text) ? cleanAmount(text) : text
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}
