import { cleanCode } from './clean-text.ts'
import { plainDigits } from './digits.ts'

const inWords = /^(?:rs|pkr|rupees|₨)\.?|(?:\/[-=]|rs\.?|pkr|rupees)$/gi
// Both 1,250,000 and 12,50,000 are usual here; "1.250,50" is neither and stays.
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

/** Typed amount to a plain decimal: "Rs. 1,250.50" → "1250.50", "۱۲۵۰/-" → "1250". Other text stays. */
export function cleanAmount(typed: string): string {
  const bare = cleanCode(plainDigits(typed)).replace(inWords, '').trim()
  return grouped.test(bare) ? bare.replaceAll(',', '') : bare
}
