import { type CartItem, itemOf, keyOf } from '../../cart/cart.ts'

/** `sequence`: the order's number; higher is later. */
type Bought = CartItem & { nth: number }
export type UsualItem = CartItem & { orders: number }

/** In orders: a product loses half its weight after this many orders without it. */
const halfLife = 8

/**
 * Most usual first: frequency, with later orders weighing more. Quantity is the most frequent one, the
 * later of two.
 */
export function usualItems(bought: readonly Bought[]): UsualItem[] {
  const taken = bought.filter(({ quantity }) => quantity > 0)
  const newest = Math.max(0, ...taken.map(({ nth }) => nth))
  const weightOf = ({ nth }: Bought) => 0.5 ** ((newest - nth) / halfLife)
  return [...Map.groupBy(taken, keyOf).values()]
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
  const latestFirst = lines.toSorted((a, b) => b.nth - a.nth).map(({ quantity }) => quantity)
  const timesOf = (quantity: number) => latestFirst.filter((one) => one === quantity).length
  return latestFirst.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best))
}
