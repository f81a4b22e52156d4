import { type CartItem, itemOf, keyOf } from '../../cart/cart.ts'

/** So many of a product in the order with this number; a higher one is later. */
type Bought = CartItem & { nth: number }
export type UsualItem = CartItem & { orders: number }

/** After so many orders without it, a product counts half as much. */
const halfLife = 8

/**
 * What somebody buys again and again, the most usual first: how often, later orders counting more.
 * The quantity is the one most often taken; of two, the later.
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
