import { plainDigits } from '#shop/digits.ts'
import { less, type Paisa, readRupees } from '#shop/money.ts'
import { cashRejection, maxCash } from '#shop/orders/moving/cash.ts'

type Cash =
  | { change: Paisa | null; problem: null }
  | { problem: 'notAmount' }
  | { problem: 'tooLittle' | 'tooMuch'; amount: Paisa }

/**
 * The change for the typed cash; null: none typed. A scanned barcode is refused: it is more than notes would make.
 * `amount`: what is missing, or the maximum.
 */
export function changeFor(text: string, total: Paisa): Cash {
  const typed = plainDigits(text).replace(/[\s,]/g, '')
  if (typed === '') return { change: null, problem: null }
  const cash = readRupees(typed)
  if (cash === null) return { problem: 'notAmount' }
  const why = cashRejection(cash, { payment: 'cod', total })
  if (why === 'cash_too_little') return { problem: 'tooLittle', amount: less(total, cash) }
  if (why === 'cash_too_much') return { problem: 'tooMuch', amount: maxCash(total) }
  return { change: less(cash, total), problem: null }
}
