import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { returnable, anyReturnRejection } from '#shop/returns/return-rule.ts'

/** Lines that can be returned, with quantities; null if none, or not yet. */
export function returnableLines(order: OrderWithReturns, now: number) {
  if (anyReturnRejection(order, now) !== null) return null
  return order.lines
    .map((line) => ({ line, most: returnable(order, line) }))
    .filter(({ most }) => most > 0)
}
export type Returnable = NonNullable<ReturnType<typeof returnableLines>>[number]
