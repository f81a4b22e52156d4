import { type CartItem, itemOf } from '#shop/cart/cart.ts'
import type { Paisa } from '#shop/money.ts'
import type { Payment } from '#shop/settings/payment.ts'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { type CashLine, cashIn, cashText, focusCash, mostToPay } from './cash-offered.ts'
import { choiceFor, keptChoices } from './details/missing-choices.ts'
import { orderNote } from './ordering/order-note.ts'

type Line = CartItem & CashLine

/** Optional settings for the order. Null: the cash amount is invalid, and now has the focus. */
export function optionsFor(
  lines: readonly Line[],
  { payment, total, isPickup }: { payment: Payment; total: Paisa; isPickup?: boolean | undefined },
): Pick<OrderAsk, 'lines' | 'note' | 'cashOffered'> | null {
  const note = isPickup ? '' : orderNote.read().trim()
  const choices = keptChoices()
  const { cash, problem } =
    payment === 'cod' && total > 0 && !isPickup
      ? cashIn(cashText.read(), mostToPay(lines, total))
      : { cash: null, problem: null }
  if (problem !== null) {
    focusCash()
    return null
  }
  return {
    lines: lines.map((line) => ({
      ...itemOf(line),
      ifMissing: choiceFor(choices, line.productId),
    })),
    ...(note !== '' && { note }),
    ...(cash !== null && { cashOffered: cash }),
  }
}

/** The next order has its own note and amount; choices for missing products stay. */
export function clearOrderOptions() {
  orderNote.write('')
  cashText.write('')
}
