import type { Paisa } from '../money.ts'
import { nothing, plus, sum } from '../money.ts'
import type { Pack } from '../catalogue/product.ts'
import { lineAmount, type MultiBuy } from '../pricing/multi-buy.ts'
import { type Price, priceFor } from '../pricing/price-tag.ts'
import { maxQuantity, type WholesaleTag } from '../pricing/wholesale-terms.ts'
import { feeFor, type Terms } from '../delivery/terms.ts'
import { earnedOnLines } from '../loyalty/points.ts'

/** A line with the product's price of this moment for this buyer. */
export type CartLine = {
  productId: string
  number: number
  name: string
  description: string
  picture: string | null
  tint: string | null
  pack: Pack
  price: Price
  /** For a stock buyer: what the price follows when the quantity changes, and which quantities there are. */
  wholesale: WholesaleTag | null
  /** Left out: none for this buyer at this moment. */
  multiBuy?: MultiBuy
  quantity: number
  pointsDivisor: number
  /** null: not counted. */
  stock: number | null
}

export type Cart = {
  lines: CartLine[]
  subtotal: Paisa
  shipping: Paisa
  total: Paisa
  /** Points that ordering this cart would earn. */
  pointsEarned: number
}

/** A guest's cart in the browser and an account's cart in the database are lists of these. */
export type CartItem = { productId: string; quantity: number }

/** Shipping is added once, and only when there is something in the cart. */
export function cartOf(lines: CartLine[], shippingPrice: Paisa): Cart {
  const subtotal = sum(lines.map(amountOfLine))
  const shipping = lines.length === 0 ? nothing : shippingPrice
  const pointsEarned = earnedOnLines(
    lines.map((line) => ({
      amount: amountOfLine(line),
      divisor: line.pointsDivisor,
    })),
  )
  return { lines, subtotal, shipping, total: plus(subtotal, shipping), pointsEarned }
}

type Costed = Pick<CartLine, 'price' | 'multiBuy' | 'quantity'>

/** What a line of the cart costs. */
export const amountOfLine = (line: Costed) => lineAmount({ ...line, price: line.price.now })

/** The same line for another quantity, at what one piece costs then. */
export const withLineQuantity = <L extends Pick<CartLine, 'price' | 'wholesale'>>(
  line: L,
  quantity: number,
) => ({
  ...line,
  quantity,
  price:
    line.wholesale === null
      ? line.price
      : priceFor({ retail: line.wholesale, wholesale: line.wholesale }, 'wholesale', quantity),
})

export const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((count, line) => count + line.quantity, 0)

/** Add: already there, its quantity goes up; otherwise it is appended. */
export function withAdded(items: readonly CartItem[], productId: string, quantity = 1): CartItem[] {
  if (!items.some((item) => item.productId === productId))
    return [...items, { productId, quantity: capped(quantity) }]
  return items.map((item) =>
    item.productId === productId ? { productId, quantity: capped(item.quantity + quantity) } : item,
  )
}

/** Set a quantity; it stays at 1 or more (a decrement stops at 1). */
export const withQuantity = (
  items: readonly CartItem[],
  productId: string,
  quantity: number,
): CartItem[] =>
  items.map((item) =>
    item.productId === productId ? { productId, quantity: capped(quantity) } : item,
  )

export const without = (items: readonly CartItem[], productId: string): CartItem[] =>
  items.filter((item) => item.productId !== productId)

/** A line that was taken out comes back to its place; one that was added again meanwhile stays as it is. */
export const withRestored = (items: readonly CartItem[], item: CartItem, at: number): CartItem[] =>
  items.some(({ productId }) => productId === item.productId)
    ? [...items]
    : [...items.slice(0, at), item, ...items.slice(at)]

/** What is left once `lines` are taken out; what was put in beyond them stays. */
export function withoutLines(items: readonly CartItem[], lines: readonly CartItem[]): CartItem[] {
  const taken = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (taken.get(item.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** A guest's cart joins the account's: nothing is lost, the same item keeps the larger quantity. */
export function merged(account: readonly CartItem[], guest: readonly CartItem[]): CartItem[] {
  const larger = account.map((item) => {
    const other = guest.find((candidate) => candidate.productId === item.productId)
    return other === undefined
      ? item
      : { ...item, quantity: Math.max(item.quantity, other.quantity) }
  })
  const added = guest.filter((item) => !account.some((own) => own.productId === item.productId))
  return [...larger, ...added]
}

const capped = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)))

/** The cart on a zone's terms; on the shop's own where there are none. */
export function broughtOn(cart: Cart, terms: Terms | null): Cart {
  if (terms === null || cart.lines.length === 0) return cart
  const shipping = feeFor(terms, cart.subtotal)
  return { ...cart, shipping, total: plus(cart.subtotal, shipping) }
}
