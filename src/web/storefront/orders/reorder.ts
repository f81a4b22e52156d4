import { type CartItem, itemOf } from '#shop/cart/cart.ts'
import type { OrderLine } from '#shop/orders/order.ts'

/** Reorders the lines without cancelled pieces; a fully cancelled order is reordered whole. */
export function cartItemsOf(
  lines: readonly Pick<OrderLine, 'productId' | 'colour' | 'quantity' | 'cancelledQuantity'>[],
): CartItem[] {
  const wanted = lines
    .map((line) => itemOf({ ...line, quantity: line.quantity - line.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0)
  return wanted.length > 0 ? wanted : lines.map(itemOf)
}
