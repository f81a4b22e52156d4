import type { CartLine } from './cart.ts'
import { maxQuantityOf } from '../catalogue/product.ts'

/** Lines that can be added to a cart: capped at the stock, without sold-out ones. */
export function availableLines(lines: readonly CartLine[]): CartLine[] {
  const left = new Map(lines.map((line) => [line.productId, maxQuantityOf(line)]))
  return lines.flatMap((line) => {
    const there = left.get(line.productId) ?? 0
    const quantity = Math.min(line.quantity, there)
    left.set(line.productId, there - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
