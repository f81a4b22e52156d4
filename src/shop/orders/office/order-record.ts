import { less, nothing, type Paisa } from '../../money.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import type { Order } from '../order.ts'

/** `by`: the staff member's name; null: the customer. */
export type Step = { status: Order['status']; at: number; by: string | null }

/** Lines that were cancelled together. */
export type RecordedCancellation = {
  at: number
  reason: string | null
  /** The staff member's name; null: the customer. */
  by: string | null
  lines: { position: number; quantity: number }[]
  /** Position of the line that took its place; null: none did. */
  replacedBy: number | null
}

/**
 * Paisa that each cancellation took off its lines, in the order of `cancellations` (oldest first): the line's
 * amount before it, less the amount after it.
 */
export function cancelledAmounts(
  { lines }: Pick<Order, 'lines'>,
  cancellations: readonly Pick<RecordedCancellation, 'lines'>[],
): Paisa[][] {
  const left = lines.map(({ quantity }) => quantity)
  return cancellations.map((cancellation) =>
    cancellation.lines.map(({ position, quantity }) => {
      const line = lines[position]
      const before = left[position]
      if (line === undefined || before === undefined) return nothing
      left[position] = before - quantity
      const amountOf = (count: number) => lineAmount({ ...line, quantity: count })
      return less(amountOf(before), amountOf(before - quantity))
    }),
  )
}
