import type { CartLine } from '#shop/cart/cart.ts'
import { mostOf } from '#shop/catalogue/product.ts'

/** What of shared lines goes into the cart: as many as there are, nothing of what is sold out. */
export function takenOf(lines: readonly CartLine[]): CartLine[] {
  const left = new Map(lines.map((line) => [line.productId, mostOf(line)]))
  return lines.flatMap((line) => {
    const there = left.get(line.productId) ?? 0
    const quantity = Math.min(line.quantity, there)
    left.set(line.productId, there - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
