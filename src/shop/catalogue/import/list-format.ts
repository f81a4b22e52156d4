import { plainDigits } from '../../digits.ts'
import type { Columns, ListField } from './list-fields.ts'

export const decimalSigns = ['point', 'comma'] as const
/** `comma`: 1.250,50 is written for 1,250.50. */
export type DecimalSign = (typeof decimalSigns)[number]

export const dateOrders = ['day-first', 'month-first'] as const
/** Which of the two comes first in 05/06/2026. */
export type DateOrder = (typeof dateOrders)[number]

/** How a list writes figures and days. `dateOrder` null: unknown. */
export type ListFormat = { decimal: DecimalSign; dateOrder: DateOrder | null }

export const plainFormat: ListFormat = { decimal: 'point', dateOrder: null }

const amounts = [
  'price',
  'offer',
  'wholesale',
  'wholesale-offer',
  'purchase-price',
] as const satisfies ListField[]

const figures: ReadonlySet<ListField> = new Set<ListField>([
  ...amounts,
  'wholesale-minimum',
  'wholesale-step',
  'wholesale-carton',
  'wholesale-breaks',
  'points',
  'multi-buy',
  'unit-grams',
  'stock',
  'low-stock',
])

/** A cell with figures as they are written with a decimal point; other cells as they are. */
export const withDecimalPoint = (field: ListField, cell: string) =>
  figures.has(field)
    ? cell.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, (sign) => (sign === '.' ? ',' : '.'))
    : cell

/** "12,50" and "1.250,5" are amounts in no other way; "1,250" and "12.50" are none with a comma. */
const onlyByComma = /^\D{0,4}(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}\D{0,4}$/
const onlyByPoint =
  /^\D{0,4}(?:\d+|\d{1,3}(?:,\d{2,3})+)\.\d{1,2}\D{0,4}$|^\D{0,4}\d{1,3}(?:,\d{3})+\D{0,4}$/

/** Finds the decimal sign of a list from its amounts: the comma where some need it and none needs the point. */
export function decimalFinder(columns: Columns) {
  const places = amounts.flatMap((field) => columns[field] ?? [])
  let [commas, points] = [0, 0]
  return {
    observe(cells: readonly string[]) {
      for (const place of places) {
        const cell = plainDigits(cells[place] ?? '').trim()
        if (onlyByComma.test(cell)) commas += 1
        else if (onlyByPoint.test(cell)) points += 1
      }
    },
    found: (): DecimalSign => (commas > 0 && points === 0 ? 'comma' : 'point'),
  }
}
