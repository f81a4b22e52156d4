import type { CartLine } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'

/** Shared lines that can be added: capped at the stock, without sold-out ones. */
export function availableLines(lines: readonly CartLine[]): CartLine[] {
  const left = new Map(lines.map((line) => [line.productId, maxQuantityOf(line)]))
  return lines.flatMap((line) => {
    const there = left.get(line.productId) ?? 0
    const quantity = Math.min(line.quantity, there)
    left.set(line.productId, there - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
