import { plainDigits } from '#shop/digits.ts'
import type { Paisa } from '#shop/money.ts'
import { rupees } from '#shop/money.ts'
import { maxCash, cashRejection } from '#shop/orders/moving/cash.ts'
import { storedText } from '../../app/storage/stored-text.ts'

/** Whole rupees, chosen or typed; stored until the order is placed. */
export const cashText = storedText('kiryana-cash', 9)

type Cash =
  | { cash: Paisa | null; problem: null }
  | { cash: null; problem: 'whole' | 'cash_too_little' | 'cash_too_much'; most: Paisa }

/** In paisa; null: the exact total. */
export function cashIn(text: string, total: Paisa): Cash {
  const digits = plainDigits(text).replace(/[\s,]/g, '')
  if (digits === '') return { cash: null, problem: null }
  const most = maxCash(total)
  if (!/^\d+$/.test(digits)) return { cash: null, problem: 'whole', most }
  const cash = rupees(Number(digits))
  const why = cashRejection(cash, { payment: 'cod', total })
  return why === null || why === 'cash_with_card'
    ? { cash, problem: null }
    : { cash: null, problem: why, most }
}

/** Focuses the amount, where its error is displayed. */
export const focusCash = () =>
  document.querySelector<HTMLInputElement>('input[name=cashOffered]')?.focus()
