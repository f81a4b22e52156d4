import { nearestUnits } from '../../pricing/weight.ts'
import { Refusal } from '../../refusals.ts'

/** Why staff change a stock. */
export const staffReasons = ['counted', 'received', 'damaged', 'corrected'] as const
export type StaffReason = (typeof staffReasons)[number]

/** How staff changes a stock (null: not counted): by a difference, or to a figure, from the one they saw. */
export type StockChange = { by: number } | { from: number | null; to: number | null }

/**
 * The stock after the change. Refuses (`stock_changed`, with the figure of now) what was made on
 * another figure, takes more than there is, or adds to what is not counted: a form that was opened
 * before a sale must not undo it.
 */
export function changedStock(stock: number | null, change: StockChange): number | null {
  if ('to' in change) {
    if (change.from !== stock) throw new Refusal('stock_changed', { stock })
    return change.to
  }
  if (stock === null || stock + change.by < 0) throw new Refusal('stock_changed', { stock })
  return stock + change.by
}

/** A counted stock in units, and the grams beside them (`rest`). */
type InUnits = { stock: number; rest: number }

/**
 * The same weight with the nearest whole number of units, never below zero: what others have reserved stays theirs,
 * and the missing grams stay in the rest until units come in. Exactly half a unit is not sold as one.
 */
export function inNearestUnits({ stock, rest }: InUnits, unitGrams: number): InUnits {
  const grams = stock * unitGrams + rest
  const units = Math.max(0, nearestUnits(grams, unitGrams))
  return { stock: units, rest: grams - units * unitGrams }
}

/** Whether a change can have this reason: what was received adds, what is damaged takes, a count says how many there are. */
export function fitsReason(reason: StaffReason, change: StockChange): boolean {
  if ('to' in change) return reason === 'counted' && change.to !== null
  if (reason === 'received') return change.by > 0
  if (reason === 'damaged') return change.by < 0
  return reason === 'corrected' && change.by !== 0
}
