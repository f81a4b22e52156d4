import { plainDigits } from '../../digits.ts'

/**
 * The digits of an EAN-8, EAN-13 or UPC-A whose check digit fits, without spaces and hyphens; null: it is none of them.
 * A UPC-A gets the 0 before it that makes it the same EAN-13.
 */
export function readBarcode(text: string): string | null {
  const digits = digitsOf(text)
  if (!looksLikeBarcode(digits)) return null
  const whole = digits.length === 12 ? `0${digits}` : digits
  return checkSum(whole) % 10 === 0 ? whole : null
}

/** As many digits as a barcode has, whether or not its check digit fits. */
export const looksLikeBarcode = (text: string) => /^(\d{8}|\d{12,13})$/.test(text)

/** Why `readBarcode` finds none in a text. */
export const barcodeFault = (text: string): 'barcodeCheckDigit' | 'barcodeLength' =>
  looksLikeBarcode(digitsOf(text)) ? 'barcodeCheckDigit' : 'barcodeLength'

const digitsOf = (text: string) => plainDigits(text).replace(/[\s-]/g, '')

/** The ways to write a barcode as `readBarcode` gives it: a scanner may leave out the 0 before a UPC-A. */
export const formsOfBarcode = (barcode: string): string[] =>
  /^0\d{12}$/.test(barcode) ? [barcode, barcode.slice(1)] : [barcode]

/** From the last digit on, each second one counts three times; the sum is a multiple of ten. */
const checkSum = (digits: string) =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
