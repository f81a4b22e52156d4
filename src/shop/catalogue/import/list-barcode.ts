import { looksLikeBarcode, readBarcode } from '../barcode.ts'
import { InvalidRow } from './faults.ts'

/**
 * A cell of the column of barcodes; an empty one says nothing. Many lists have codes of their own there: where the list
 * has no other column for those, what has not as many digits as a barcode is one of them, and no barcode.
 */
export function readListedBarcode(cell: string, hasOwnCodes: boolean): string | undefined {
  if (cell === '') return undefined
  const barcode = readBarcode(cell)
  if (barcode !== null) return barcode
  if (!hasOwnCodes && !looksLikeBarcode(cell) && !isRounded(cell)) return undefined
  throw new InvalidRow({ code: 'notBarcode', text: cell.slice(0, 40) })
}

/** "4.00638E+12" is what a spreadsheet makes of a barcode; its last digits are lost. */
const isRounded = (text: string) => /^\d([.,]\d+)?E\+\d+$/i.test(text)
