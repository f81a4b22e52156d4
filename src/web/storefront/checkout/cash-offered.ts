import { plainDigits } from '#shop/digits.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { mostOf } from '#shop/pricing/most.ts'
import type { Paisa } from '#shop/money.ts'
import { rupees } from '#shop/money.ts'
import { maxCash, cashRejection } from '#shop/orders/moving/cash.ts'
import { storedText } from '../../app/storage/stored-text.ts'

/** Whole rupees, chosen or typed; stored until the order is placed. */
export const cashText = storedText('kiryana-cash', 9)

type Cash =
  | { cash: Paisa | null; problem: null }
  | { cash: null; problem: 'whole' | 'cash_too_little' | 'cash_too_much'; most: Paisa }

/** `price`: absent for Buy Now, which has no goods that are weighed. */
export type CashLine = Pick<Partial<CartLine>, 'weight' | 'quantity'> & { price?: { now: Paisa } }

/** What the rider may have to collect (paisa), once the goods are weighed. */
export const mostToPay = (lines: readonly CashLine[], total: Paisa): Paisa =>
  mostOf(
    lines.flatMap(({ price, weight = null, quantity = 1 }) =>
      price && weight ? [{ price: price.now, weight, quantity }] : [],
    ),
    total,
  )

/** In paisa; null: the exact total. Of weighed goods `total` is the most that they may cost. */
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
