import { plainDigits } from '../../digits.ts'
import { type Paisa, readRupees } from '../../money.ts'

const inWords = /^(?:rs|pkr|rupees|₨)\.?|(?:\/[-=]|rs\.?|pkr|rupees)$/gi
// 1,250,000 and 12,50,000 are both written here; "1.250,50" is neither and stays unread.
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

// "69.7000" is how programs write 69.70; "1.250" may be a thousand and more.
const moreZeros = /(\.\d\d)0{2,}$/

/** An amount as lists write it: "1250", "1,250", "Rs. 1,250.50", "1250/-". Null: not to be understood. */
export function readListedAmount(cell: string): Paisa | null {
  const bare = plainDigits(cell).trim().replace(inWords, '').trim()
  const plain = grouped.test(bare) ? bare.replaceAll(',', '') : bare
  return readRupees(plain.replace(moreZeros, '$1'))
}

/** A count of pieces: "12", "1,200", "12.0". Null: not to be understood. */
export function readListedCount(cell: string): number | null {
  const text = plainDigits(cell).trim().replace(/\.0+$/, '')
  const plain = grouped.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}
