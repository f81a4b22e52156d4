import { type Cart, type CartLine, cartOf, type CartWish } from '#shop/cart/cart.ts'

/**
 * The cart as the buyer has just changed it, at the prices that the shop gave last: the figures
 * follow the finger, and the shop's answer confirms them.
 */
export function cartShown(cart: Cart, wishes: readonly CartWish[]): Cart {
  const known = new Map(cart.lines.map((line) => [line.productId, line]))
  const lines = wishes.flatMap(({ productId, quantity }) => {
    const line = known.get(productId)
    return line ? [{ ...line, quantity }] : []
  })
  return cartOf(lines, cart.shipping)
}

/** Why a line cannot be ordered as it is. */
export function shortage({
  stock,
  quantity,
}: Pick<CartLine, 'stock' | 'quantity'>): 'sold-out' | 'short' | null {
  if (stock === null || quantity <= stock) return null
  return stock <= 0 ? 'sold-out' : 'short'
}
