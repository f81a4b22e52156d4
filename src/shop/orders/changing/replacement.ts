import { type Paisa, paisa } from '../../money.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { amountOff, type Amounts, figuresOf } from '../cancelling/cancellation.ts'
import type { BookedOrder, Order, OrderLine } from '../order.ts'

/** How the buyer agreed: at checkout, on the phone, or by a question's link. */
export const agreements = ['checkout', 'phone', 'link'] as const
export type Agreement = (typeof agreements)[number]

/** `position`: index of the order's line. */
export type MissingPart = { position: number; quantity: number }

/**
 * The line for at most `maxAmount` paisa: unchanged if cheaper, else with a lowered price and no multi-buy
 * offer. Null if less than one paisa each is left.
 */
export function atMost(line: OrderLine, maxAmount: Paisa): OrderLine | null {
  if (lineAmount(line) <= maxAmount) return line
  const { multiBuy: _, ...single } = line
  const price = paisa(Math.floor(maxAmount / line.quantity))
  return price > 0 ? { ...single, price } : null
}

/** The line as agreed at checkout; null: the customer must be asked. */
export function withoutAsking(
  order: Order,
  missing: MissingPart,
  priced: OrderLine,
): OrderLine | null {
  const mayReplace = order.lines[missing.position]?.ifMissing === 'replace'
  return mayReplace ? atMost(priced, amountOff(order, missing)) : null
}

/**
 * Amounts after the replacement: delivery fee as agreed, surplus points go back, earned points follow the
 * new lines and may rise.
 */
export function afterReplacing(order: BookedOrder, missing: MissingPart, line: OrderLine): Amounts {
  const all = { ...order, lines: [...order.lines, line] }
  return figuresOf(all, ({ quantity, cancelledQuantity }, position) => {
    const left = quantity - cancelledQuantity
    return position === missing.position ? left - missing.quantity : left
  })
}
