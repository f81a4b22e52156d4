import type { Paisa } from '../../../money.ts'
import { maxPrice } from '../../../pricing/price-limit.ts'
import { readListedAmount, readListedCount } from './amounts.ts'
import { InvalidRow } from '../faults.ts'
import type { ListField } from '../list-fields.ts'
import { repairLine } from './repair.ts'

/** The text of a field in a row; undefined: the list has no such column. */
export type Cells = (field: ListField) => string | undefined

/** Letters that a field has room for. */
const room = {
  name: 200,
  brand: 100,
  category: 100,
  'sub-category': 100,
  'item-category': 100,
  pack: 60,
  sku: 60,
  barcode: 60,
  description: 20_000,
  'description-ur': 2000,
  'full-description': 20_000,
  highlights: 12_200,
  colours: 2000,
  'colours-ur': 2000,
  family: 100,
} as const satisfies Partial<Record<ListField, number>>

export type Field = keyof typeof room

/** An amount that must be there. */
export function neededAmount(field: ListField, cell: string): Paisa {
  const amount = readAmount(field, cell)
  if (amount === null)
    throw new InvalidRow({ code: cell.trim() === '' ? 'missing' : 'zero', field })
  return amount
}

/** Nothing and zero: there is none. */
export function readAmount(field: ListField, cell: string): Paisa | null {
  const text = repairLine(cell)
  if (text === '' || text === '-') return null
  const amount = readListedAmount(text)
  if (/^[-−]\s*\d/.test(text))
    throw new InvalidRow({ code: 'negative', field, text: shortened(text) })
  if (amount === null) throw new InvalidRow({ code: 'notRupees', field, text: shortened(text) })
  if (amount > maxPrice) throw new InvalidRow({ code: 'tooHigh', field, text: shortened(text) })
  return amount === 0 ? null : amount
}

/** A count of pieces; an empty cell says nothing. */
export function readCount(field: 'low-stock', cell: string): number | undefined {
  const text = repairLine(cell)
  if (text === '') return undefined
  const count = readListedCount(text)
  if (count === null) throw new InvalidRow({ code: 'notWhole', field, text: shortened(text) })
  return count
}

/** A whole number; null: an empty cell; undefined: no such column. */
export function countIn(
  cell: Cells,
  field: ListField,
  least: number,
  most: number,
): number | null | undefined {
  const written = cell(field)
  if (written === undefined) return undefined
  const text = repairLine(written)
  if (text === '' || text === '-') return null
  const count = readListedCount(text)
  if (count === null) throw new InvalidRow({ code: 'notWhole', field, text: text.slice(0, 40) })
  if (count < least || count > most)
    throw new InvalidRow({ code: 'notBetween', field, least, most })
  return count
}

/** Anything else than a plain yes or no says nothing. */
export function readYesOrNo(cell: string): boolean | undefined {
  const word = repairLine(cell).toLowerCase()
  if (/^(?:yes|true|1)$/.test(word)) return true
  return /^(?:no|false|0)$/.test(word) ? false : undefined
}

export const fitting = (field: Field, text: string) => upTo(room[field], field, text)

export function upTo(most: number, field: ListField, text: string): string {
  if (text.length > most) throw new InvalidRow({ code: 'tooLong', field, most })
  return text
}

const shortened = (text: string) => text.slice(0, 40)
