import { keyOf } from '#shop/cart/cart.ts'
import type { OrderLine } from '#shop/orders/order.ts'
import type { OrderReturn, OrderWithReturns } from '#shop/returns/order-return.ts'
import { returnable, anyReturnRejection } from '#shop/returns/return-rule.ts'

/** Lines that can be returned, with quantities; null if none, or not yet. */
export function returnableLines(order: OrderWithReturns, now: number) {
  if (anyReturnRejection(order, now) !== null) return null
  return order.lines
    .map((line) => ({ line, most: returnable(order, line) }))
    .filter(({ most }) => most > 0)
}

/** Lines with a rest that can be returned once the shop has answered the request that is open for them. */
type Asked = {
  lines: readonly Pick<
    OrderLine,
    'productId' | 'colour' | 'name' | 'quantity' | 'cancelledQuantity'
  >[]
  returns: readonly Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'state'>[]
}

export const linesUnderReview = ({ lines, returns }: Asked) =>
  lines.filter((line) => {
    const own = returns.filter((one) => keyOf(one) === keyOf(line) && one.state !== 'refused')
    const asked = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return (
      own.some(({ state }) => state === 'asked') && line.quantity - line.cancelledQuantity > asked
    )
  })

export type Returnable = NonNullable<ReturnType<typeof returnableLines>>[number]
