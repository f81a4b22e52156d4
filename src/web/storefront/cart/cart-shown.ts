import { type Cart, cartOf, type CartItem, withLineQuantity } from '#shop/cart/cart.ts'
import { mostOf } from '#shop/catalogue/product.ts'
import {
  mostWithin,
  oneByOne,
  type QuantityRule,
  whyNotSoMany,
} from '#shop/pricing/wholesale-terms.ts'

/**
 * The cart as the buyer has just changed it, at the prices that the shop gave last, and those that
 * it gave for more: the figures follow the finger, and the shop's answer confirms them.
 */
export function cartShown(cart: Cart, items: readonly CartItem[]): Cart {
  const known = new Map(cart.lines.map((line) => [line.productId, line]))
  const lines = items.flatMap(({ productId, quantity }) => {
    const line = known.get(productId)
    return line ? [withLineQuantity(line, quantity)] : []
  })
  return cartOf(lines, cart.shipping)
}

type Asked = { stock: number | null; quantity: number; wholesale: QuantityRule | null }

/** Why a line cannot be ordered as it is; too few left for what a stock buyer takes at least is none left. */
export function hitchOf({ stock, quantity, wholesale }: Asked) {
  const rule = wholesale ?? oneByOne
  if (mostWithin(mostOf({ stock }), rule) === 0) return 'sold-out'
  if (stock !== null && quantity > stock) return 'short'
  return whyNotSoMany(quantity, rule) === null ? null : 'off-rule'
}
