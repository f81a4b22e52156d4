import { type CartItem, itemOf, keyOf } from '../../cart/cart.ts'

/** `sequence`: the order's number; higher is later. */
type Bought = CartItem & { sequence: number }
export type UsualItem = CartItem & { orders: number }

/** In orders: a product loses half its weight after this many orders without it. */
const halfLife = 8

/**
 * Most usual first: frequency, with later orders weighing more. Quantity is the most frequent one, the
 * later of two.
 */
export function usualItems(bought: readonly Bought[]): UsualItem[] {
  const ordered = bought.filter(({ quantity }) => quantity > 0)
  const newest = Math.max(0, ...ordered.map(({ sequence }) => sequence))
  const weightOf = ({ sequence }: Bought) => 0.5 ** ((newest - sequence) / halfLife)
  return [...Map.groupBy(ordered, keyOf).values()]
    .map((lines) => ({
      item: {
        ...itemOf({ productId: '', ...lines[0], quantity: usualQuantity(lines) }),
        orders: lines.length,
      },
      weight: lines.reduce((sum, line) => sum + weightOf(line), 0),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ item }) => item)
}

function usualQuantity(lines: readonly Bought[]): number {
  const latestFirst = lines
    .toSorted((a, b) => b.sequence - a.sequence)
    .map(({ quantity }) => quantity)
  const timesOf = (quantity: number) => latestFirst.filter((one) => one === quantity).length
  return latestFirst.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best))
}
