import type { Paisa } from '../money.ts'
import { nothing, plus, sum } from '../money.ts'
import type { Colour } from '../catalogue/colours/colour.ts'
import type { Pack } from '../catalogue/product.ts'
import { orderedAmount, type MultiBuy } from '../pricing/multi-buy.ts'
import type { Weighed } from '../pricing/weight.ts'
import { type Price, priceFor } from '../pricing/price-tag.ts'
import { maxQuantity, type WholesaleTag } from '../pricing/wholesale-terms.ts'
import { feeFor, type Terms } from '../delivery/terms.ts'
import { earnedOnLines } from '../loyalty/points.ts'

/** At this buyer's price now. */
export type CartLine = {
  productId: string
  /** Absent: the product has none. A colour missing from `colours` is sold no more. */
  colour?: string
  /** In an answer: its name in the reader's language. */
  colourLabel?: string | undefined
  /** Choices; absent: none. */
  colours?: readonly Colour[]
  number: number
  name: string
  description: string
  picture: string | null
  tint: string | null
  pack: Pack
  price: Price
  /** For wholesale customers: price breaks and allowed quantities. */
  wholesale: WholesaleTag | null
  /** Absent: no offer for this buyer now. */
  multiBuy?: MultiBuy
  /** Absent: it isn't weighed when it is packed. */
  weight?: Weighed | undefined
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
  pointsEarned: number
}

/**
 * Stored in the browser for guests, in the database for accounts. Without a colour, a product with colours
 * means its first.
 */
export type CartItem = { productId: string; quantity: number; colour?: string }

/** Maximum lines of a cart. */
export const maxLines = 200

export const itemOf = ({ productId, quantity, colour }: CartItem): CartItem => ({
  productId,
  quantity,
  ...(colour !== undefined && { colour }),
})

/** Identifies a line of a cart or an order. */
export type LineKey = { productId: string; colour?: string | undefined }

export const keyOf = ({ productId, colour }: LineKey) =>
  colour === undefined || colour === '' ? productId : `${productId} ${colour}`

const isSameLine = (one: LineKey, other: LineKey) => keyOf(one) === keyOf(other)

export const isColourGone = ({ colour, colours = [] }: Pick<CartLine, 'colour' | 'colours'>) =>
  colour !== undefined && !colours.some(({ name }) => name === colour)

/** Over all colours, as stock, wholesale terms and limits count. */
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

/** Adds shipping unless the cart is empty. */
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

/** Paisa. */
export const amountOfLine = (line: Costed) => orderedAmount({ ...line, price: line.price.now })

/** Priced for `quantity` of the product over all colours. */
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

/** Raises the quantity of an existing line in that colour, else appends. */
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

/** At least 1: decrements stop there. */
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

/** Sums lines of the same product and colour at the first one's position. */
export const sameTogether = (items: readonly CartItem[]): CartItem[] =>
  summed(items).map((item) => ({ ...item, quantity: capped(item.quantity) }))

/** As `sameTogether`, without a maximum; the first line's other fields apply. */
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

/** Quantities beyond those in `lines` stay. */
export function withoutLines(items: readonly CartItem[], lines: readonly CartItem[]): CartItem[] {
  const removed = new Map(lines.map((line) => [keyOf(line), line.quantity]))
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (removed.get(keyOf(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The same item keeps the larger quantity. */
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

/** 1 to `maxQuantity`. */
export const capped = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)))

/** `terms` null: the shop's own. */
export function broughtOn(cart: Cart, terms: Terms | null): Cart {
  if (terms === null || cart.lines.length === 0) return cart
  const shipping = feeFor(terms, cart.subtotal)
  return { ...cart, shipping, total: plus(cart.subtotal, shipping) }
}
