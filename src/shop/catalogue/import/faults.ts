import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import type { ListField } from './list-fields.ts'

/** Why a whole file is not taken. `line`: of the file, from 1; null where the reader cannot tell. */
export type ListFault =
  | { code: 'empty' | 'notText' | 'workbook' }
  | { code: 'notUtf8' | 'noSuchLine'; line: number }
  | { code: 'openQuote' | 'rowTooLong' | 'notCsv'; line: number | null }
  | { code: 'unknownField'; field: string; fields: readonly string[] }
  | { code: 'noSuchColumn'; heading: string; headings: readonly string[] }
  | { code: 'columnsMissing'; missing: readonly ListField[]; headings: readonly string[] }

/** Why a row is not taken, or what of it was left out. `text`: what the cell says. */
export type RowFault =
  | { code: 'noName' | 'noCategory' | 'notSold' | 'multiBuyWeighed' }
  | { code: 'missing' | 'zero'; field: ListField }
  | { code: 'negative' | 'notRupees' | 'tooHigh'; field: ListField; text: string }
  | {
      code: 'tooManyColours' | 'colourTooLong' | 'highlightsTooMany'
      most: number
    }
  | { code: 'coloursUrdu'; found: number; colours: number }
  | { code: 'listTooLong'; field: ListField; most: number; max: number }
  | { code: 'notWhole'; field: ListField; text: string }
  | { code: 'notBetween'; field: ListField; least: number; most: number }
  | { code: 'barcodeCheckDigit' | 'barcodeLength'; text: string }
  | { code: 'barcodeAsCode' | 'shortBarcodeAsCode' | 'stockWeight'; text: string }
  | { code: 'stockOdd'; text: string; pack: string }
  /** `other`: the product that the shop has. */
  | { code: 'alike'; other: string }
  | { code: 'barcodeShared'; text: string; other: string }
  | { code: 'tooLong'; field: ListField; most: number }
  | { code: 'multiBuyOfFew' }
  | { code: 'notMultiBuy'; text: string }
  | { code: 'multiBuyOfMany'; most: number }
  | { code: 'multiBuyNoSaving'; quantity: number }
  | { code: 'notBreaks'; text: string }
  | { code: 'breaksTooMany'; most: number }
  | { code: 'quantitiesOffStep' | 'breaksNotFalling' | 'termsWithoutPrice' }
  | { code: 'notDay' | 'dayUnclear' | 'rounded'; field: ListField; text: string }
  | { code: 'categoryUnnamed'; field: ListField; text: string }
  | { code: 'categoryIs'; text: string; other: string }
  | { code: 'endsFirst'; field: ListField }
  | { code: 'cells'; found: number; width: number }
  | { code: 'repeats' | 'repeatsAtOtherPrice'; earlier: number }
  | { code: 'purchaseAbovePrice'; purchase: Paisa; price: Paisa }
  | { code: 'offerAboveList'; offer: Paisa; list: Paisa }
  | { code: 'offerAsList'; list: Paisa }

/** The whole list is refused. Nothing was written. */
export const unreadable = (fault: ListFault) => new Refusal('list_unreadable', { fault })

/** Ends the reading of a row. */
export class InvalidRow extends Error {
  readonly fault: RowFault

  constructor(fault: RowFault) {
    super(fault.code)
    this.fault = fault
  }
}
