import { looksLikeBarcode, readBarcode } from '../../codes/barcode.ts'
import { InvalidRow } from '../faults.ts'

/**
 * A cell of the column of barcodes; an empty one says nothing. Many lists have codes of their own there: where the list
 * has no other column for those, what has not as many digits as a barcode is one of them, and no barcode.
 */
export function readListedBarcode(cell: string, hasOwnCodes: boolean): string | undefined {
  if (cell === '') return undefined
  const barcode = readBarcode(cell)
  if (barcode !== null) return barcode
  refuseRounded('barcode', cell)
  if (!hasOwnCodes && !looksLikeBarcode(cell)) return undefined
  throw new InvalidRow({ code: 'notBarcode', text: cell.slice(0, 40) })
}

/** "4.00638E+12" is what a spreadsheet makes of a long number; its last digits are lost, and not guessed. */
export function refuseRounded(field: 'sku' | 'barcode', cell: string) {
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(cell))
    throw new InvalidRow({ code: 'rounded', field, text: cell.slice(0, 40) })
}
