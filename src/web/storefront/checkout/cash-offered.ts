import { plainDigits } from '#shop/digits.ts'
import type { Paisa } from '#shop/money.ts'
import { rupees } from '#shop/money.ts'
import { mostCash, whyNotCash } from '#shop/orders/moving/cash.ts'
import { storedText } from '../../app/storage/stored-text.ts'

/** Whole rupees that somebody will pay with, as they were chosen or typed; kept until the order is placed. */
export const cashText = storedText('kiryana-cash', 9)

type Cash =
  | { cash: Paisa | null; problem: null }
  | { cash: null; problem: 'whole' | 'cash_too_little' | 'cash_too_much'; most: Paisa }

/** The amount (paisa) for an order in cash of such a total; null: the exact one. */
export function cashIn(text: string, total: Paisa): Cash {
  const digits = plainDigits(text).replace(/[\s,]/g, '')
  if (digits === '') return { cash: null, problem: null }
  const most = mostCash(total)
  if (!/^\d+$/.test(digits)) return { cash: null, problem: 'whole', most }
  const cash = rupees(Number(digits))
  const why = whyNotCash(cash, { payment: 'cod', total })
  return why === null || why === 'cash_with_card'
    ? { cash, problem: null }
    : { cash: null, problem: why, most }
}

/** Puts the cursor on the amount, where it says what is wrong with it. */
export const focusCash = () =>
  document.querySelector<HTMLInputElement>('input[name=cashOffered]')?.focus()
