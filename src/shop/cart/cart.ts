import type { Paisa } from '../money.ts'
import { nothing, plus, sum } from '../money.ts'
import type { Colour } from '../catalogue/colour.ts'
import type { Pack } from '../catalogue/product.ts'
import { lineAmount, type MultiBuy } from '../pricing/multi-buy.ts'
import { type Price, priceFor } from '../pricing/price-tag.ts'
import { maxQuantity, type WholesaleTag } from '../pricing/wholesale-terms.ts'
import { feeFor, type Terms } from '../delivery/terms.ts'
import { earnedOnLines } from '../loyalty/points.ts'

/** A line with the product's price of this moment for this buyer. */
export type CartLine = {
  productId: string
  /** The chosen colour; absent: the product has none. One that is not among `colours` is gone. */
  colour?: string
  /** Those to choose from; absent: none. */
  colours?: readonly Colour[]
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

/**
 * A guest's cart in the browser and an account's cart in the database are lists of these. Without a
 * colour, of a product that has some, it is the first of them.
 */
export type CartItem = { productId: string; quantity: number; colour?: string }

/** Maximum lines of a cart. */
export const mostLines = 200

/** What of a line is chosen; the rest is the shop's. */
export const itemOf = ({ productId, quantity, colour }: CartItem): CartItem => ({
  productId,
  quantity,
  ...(colour !== undefined && { colour }),
})

/** What tells the lines of a cart or an order apart. */
export type LineKey = { productId: string; colour?: string | undefined }

export const keyOf = ({ productId, colour }: LineKey) =>
  colour === undefined || colour === '' ? productId : `${productId} ${colour}`

const isSameLine = (one: LineKey, other: LineKey) => keyOf(one) === keyOf(other)

export const isColourGone = ({ colour, colours = [] }: Pick<CartLine, 'colour' | 'colours'>) =>
  colour !== undefined && !colours.some(({ name }) => name === colour)

/** How many of a product there are, in all colours: stock, wholesale terms and limits look at that. */
export const quantityOf = (
  lines: readonly (LineKey & { quantity: number })[],
  productId: string,
  colour?: string,
) =>
  countOf(
    lines.filter(
      (line) => line.productId === productId && (colour === undefined || line.colour === colour),
    ),
  )

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

/** The same line for another quantity, at what one piece costs when there are so many in all colours. */
export const withLineQuantity = <L extends Pick<CartLine, 'price' | 'wholesale'>>(
  line: L,
  quantity: number,
  inAllColours = quantity,
) => ({
  ...line,
  quantity,
  price:
    line.wholesale === null
      ? line.price
      : priceFor({ retail: line.wholesale, wholesale: line.wholesale }, 'wholesale', inAllColours),
})

export const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((count, line) => count + line.quantity, 0)

/** Add: already there in that colour, its quantity goes up; otherwise it is appended. */
export function withAdded(
  items: readonly CartItem[],
  productId: string,
  quantity = 1,
  colour?: string,
): CartItem[] {
  const key = { productId, colour }
  if (!items.some((item) => isSameLine(item, key)))
    return [
      ...items,
      { productId, quantity: capped(quantity), ...(colour !== undefined && { colour }) },
    ]
  return items.map((item) =>
    isSameLine(item, key) ? { ...item, quantity: capped(item.quantity + quantity) } : item,
  )
}

/** Set a quantity; it stays at 1 or more (a decrement stops at 1). */
export const withQuantity = (
  items: readonly CartItem[],
  productId: string,
  quantity: number,
  colour?: string,
): CartItem[] =>
  items.map((item) =>
    isSameLine(item, { productId, colour }) ? { ...item, quantity: capped(quantity) } : item,
  )

export const without = (
  items: readonly CartItem[],
  productId: string,
  colour?: string,
): CartItem[] => items.filter((item) => !isSameLine(item, { productId, colour }))

/** The same product in the same colour twice counts together, where it stood first. */
export const sameTogether = (items: readonly CartItem[]): CartItem[] =>
  summed(items).map((item) => ({ ...item, quantity: capped(item.quantity) }))

/** The same, however many they become; what is said of the first holds. */
export function summed<Item extends CartItem>(items: readonly Item[]): Item[] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const before = found.get(keyOf(item))
    found.set(keyOf(item), {
      ...item,
      ...before,
      quantity: (before?.quantity ?? 0) + item.quantity,
    })
  }
  return [...found.values()]
}

/** What is left once `lines` are taken out; what was put in beyond them stays. */
export function withoutLines(items: readonly CartItem[], lines: readonly CartItem[]): CartItem[] {
  const taken = new Map(lines.map((line) => [keyOf(line), line.quantity]))
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (taken.get(keyOf(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** A guest's cart joins the account's: nothing is lost, the same item keeps the larger quantity. */
export function merged(account: readonly CartItem[], guest: readonly CartItem[]): CartItem[] {
  const larger = account.map((item) => {
    const other = guest.find((candidate) => isSameLine(candidate, item))
    return other === undefined
      ? item
      : { ...item, quantity: Math.max(item.quantity, other.quantity) }
  })
  const added = guest.filter((item) => !account.some((own) => isSameLine(own, item)))
  return [...larger, ...added]
}

/** A quantity that a line can have. */
export const capped = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)))

/** The cart on a zone's terms; on the shop's own where there are none. */
export function broughtOn(cart: Cart, terms: Terms | null): Cart {
  if (terms === null || cart.lines.length === 0) return cart
  const shipping = feeFor(terms, cart.subtotal)
  return { ...cart, shipping, total: plus(cart.subtotal, shipping) }
}
