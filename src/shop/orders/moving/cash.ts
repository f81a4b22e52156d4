import { paisa, type Paisa, rupees } from '../../money.ts'
import type { Payment } from '../../settings/payment.ts'

const largestNote = rupees(5000)
const notes = [100, 500, 1000, 5000].map(rupees)

const upTo = (note: Paisa, total: Paisa) => paisa(Math.ceil(total / note) * note)

/** The most that a rider brings change for: the total in the largest notes. */
export const mostCash = (total: Paisa) => upTo(largestNote, total)

/** With what people would pay such a total (paisa): the next round amounts above it, smallest first. */
export const roundAmounts = (total: Paisa): Paisa[] =>
  total <= 0
    ? []
    : [...new Set(notes.map((note) => upTo(note, total)))].filter((one) => one > total)

/** Why a rider cannot bring change for so much cash; null: fine. */
export function whyNotCash(
  cash: Paisa,
  { payment, total }: { payment: Payment; total: Paisa },
): 'cash_with_card' | 'cash_too_little' | 'cash_too_much' | null {
  if (payment !== 'cod') return 'cash_with_card'
  if (cash < total) return 'cash_too_little'
  return cash > mostCash(total) ? 'cash_too_much' : null
}
