import { type Paisa, paisa } from '../../money.ts'
import { lineAmount } from '../../pricing/multi-buy.ts'
import { amountOff, type Amounts, figuresOf } from '../cancelling/cancellation.ts'
import type { BookedOrder, Order, OrderLine } from '../order.ts'

/** How the buyer agreed to a replacement: beforehand at the checkout, on the phone, or by the link of a question. */
export const agreements = ['checkout', 'phone', 'link'] as const
export type Agreement = (typeof agreements)[number]

/** So many of the line at this place are missing. */
export type MissingPart = { position: number; quantity: number }

/**
 * The line at no more than `most`: as it is where it costs no more, else at a price for one that comes to at most that,
 * without its multi-buy offer. Null where not even a paisa for one is left.
 */
export function atMost(line: OrderLine, most: Paisa): OrderLine | null {
  if (lineAmount(line) <= most) return line
  const { multiBuy: _, ...single } = line
  const price = paisa(Math.floor(most / line.quantity))
  return price > 0 ? { ...single, price } : null
}

/** The line as it may come without a further word of the customer, who said so at the checkout; null: they are asked. */
export function withoutAsking(
  order: Order,
  missing: MissingPart,
  priced: OrderLine,
): OrderLine | null {
  const mayReplace = order.lines[missing.position]?.ifMissing === 'replace'
  return mayReplace ? atMost(priced, amountOff(order, missing)) : null
}

/**
 * The order's figures with a line in place of what is missing. The delivery fee stays as it was agreed; points that
 * are more than what is left to pay go back; what it earns follows its lines, and may be more than before.
 */
export function afterReplacing(order: BookedOrder, missing: MissingPart, line: OrderLine): Amounts {
  const all = { ...order, lines: [...order.lines, line] }
  return figuresOf(all, ({ quantity, cancelledQuantity }, position) => {
    const left = quantity - cancelledQuantity
    return position === missing.position ? left - missing.quantity : left
  })
}
