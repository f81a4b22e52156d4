import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { returnable, whyNotReturnAny } from '#shop/returns/return-rule.ts'

/** What can still be asked back, with how many of it; null: nothing any more, or not yet. */
export function returnableLines(order: OrderWithReturns, now: number) {
  if (whyNotReturnAny(order, now) !== null) return null
  return order.lines
    .map((line) => ({ line, most: returnable(order, line) }))
    .filter(({ most }) => most > 0)
}
export type Returnable = NonNullable<ReturnType<typeof returnableLines>>[number]
