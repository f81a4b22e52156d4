import { paisa, type Paisa, rupees } from '../../money.ts'
import type { Payment } from '../../settings/payment.ts'

const largestNote = rupees(5000)
const notes = [100, 500, 1000, 5000].map(rupees)

const upTo = (note: Paisa, total: Paisa) => paisa(Math.ceil(total / note) * note)

/** Maximum cash a rider brings change for (paisa): the total rounded up to the largest note. */
export const maxCash = (total: Paisa) => upTo(largestNote, total)

/** Round cash amounts above the total (paisa), smallest first. */
export const roundAmounts = (total: Paisa): Paisa[] =>
  total <= 0
    ? []
    : [...new Set(notes.map((note) => upTo(note, total)))].filter((one) => one > total)

/** Null: the amount is fine. `most`: what the order may come to once its goods are weighed. */
export function cashRejection(
  cash: Paisa,
  { payment, total, most = total }: { payment: Payment; total: Paisa; most?: Paisa },
): 'cash_with_card' | 'cash_too_little' | 'cash_too_much' | null {
  if (payment !== 'cod') return 'cash_with_card'
  if (cash < total) return 'cash_too_little'
  return cash > maxCash(most) ? 'cash_too_much' : null
}
