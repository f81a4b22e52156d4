import {
  type Cart,
  type CartItem,
  type CartLine,
  cartOf,
  isColourGone,
  keyOf,
  quantityOf,
  withLineQuantity,
} from '#shop/cart/cart.ts'
import { colourNamed } from '#shop/catalogue/colours/colour.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import {
  maxQuantityWithin,
  oneByOne,
  type QuantityRule,
  quantityRejection,
} from '#shop/pricing/wholesale-terms.ts'

/** Optimistic cart: the shopper's changes at the last known prices, until the server confirms them. */
export function recalculatedCart(cart: Cart, items: readonly CartItem[]): Cart {
  const lines = items.flatMap((item) => {
    const line = lineOf(cart, item)
    return line ? [withLineQuantity(line, item.quantity, quantityOf(items, item.productId))] : []
  })
  return cartOf(lines, cart.shipping)
}

/** A line's new colour takes the details of another line of the product. */
function lineOf({ lines }: Cart, item: CartItem): CartLine | undefined {
  const same = lines.find((line) => keyOf(line) === keyOf(item))
  const other = same ?? lines.find(({ productId }) => productId === item.productId)
  if (other === undefined || other === same || item.colour === undefined) return other
  const { colour } = item
  const found = colourNamed(other, colour)
  const colourLabel = found?.label ?? colour
  return { ...other, colour, colourLabel, picture: found?.picture ?? other.picture }
}

/** Why a cart line can't be ordered; stock and terms count all colours of a product. */
export const hitchIn = (line: CartLine, lines: readonly CartLine[]) =>
  isColourGone(line)
    ? 'colour-gone'
    : hitchOf({ ...line, quantity: quantityOf(lines, line.productId) })

type Asked = { stock: number | null; quantity: number; wholesale: QuantityRule | null }

/** Less stock than a wholesale customer's minimum counts as sold out. */
export function hitchOf({ stock, quantity, wholesale }: Asked) {
  const rule = wholesale ?? oneByOne
  if (maxQuantityWithin(maxQuantityOf({ stock }), rule) === 0) return 'sold-out'
  if (stock !== null && quantity > stock) return 'short'
  return quantityRejection(quantity, rule) === null ? null : 'off-rule'
}
