import type { z } from 'zod'
import type { Cart, CartLine, CartItem } from '#shop/cart/cart.ts'
import type { CartChange } from '#shop/cart/cart-change.ts'
import { rupees, toRupees } from '#shop/money.ts'
import type { CartBody, CartChangesBody, WireCart, WireCartLine } from './cart.schema.ts'
import { decodeColour, decodeColours, encodeColours } from '../catalogue/colour.ts'
import { decodeMultiBuy, encodeMultiBuy } from '../catalogue/multi-buy.ts'
import { decodePack } from '../catalogue/product.ts'
import { decodeWholesale, encodeWholesale } from '../account/wholesale.ts'

export const encodeCart = (cart: Cart): WireCart => ({
  cartitems: cart.lines.map(encodeLine),
  subtotal: toRupees(cart.subtotal),
  shipping: toRupees(cart.shipping),
  tax: 0, // prices are with tax
  total: toRupees(cart.total),
  loyaltypoints: cart.pointsEarned,
})

export const decodeCart = (cart: WireCart): Cart => ({
  lines: cart.cartitems.map(decodeLine),
  subtotal: rupees(cart.subtotal),
  shipping: rupees(cart.shipping),
  total: rupees(cart.total),
  pointsEarned: cart.loyaltypoints,
})

export const encodeLine = (line: CartLine): WireCartLine => ({
  _id: line.productId,
  id: line.number,
  itemfullname: line.name,
  imgsrc: line.picture,
  tint: line.tint,
  orignalprice: toRupees(line.price.was ?? line.price.now),
  discountprice: line.price.was === null ? 0 : toRupees(line.price.now),
  ...encodeMultiBuy(line.multiBuy),
  ...encodeWholesale(line.wholesale),
  description: line.description,
  ...(line.colour !== undefined && { color: line.colour }),
  ...encodeColours(line.colours ?? []),
  quantity: line.quantity,
  loyaltypoints: line.pointsDivisor,
  stock: line.stock,
  size: line.pack,
  weight: line.weight,
})

export function decodeLine(line: WireCartLine): CartLine {
  const list = rupees(line.orignalprice)
  const now = line.discountprice > 0 ? rupees(line.discountprice) : list
  return {
    productId: line._id,
    ...decodeColour(line),
    ...(line.coloroptions && { colours: decodeColours(line) }),
    number: line.id,
    name: line.itemfullname,
    description: line.description,
    picture: line.imgsrc,
    tint: line.tint,
    pack: decodePack(line.size),
    price: {
      now,
      was: now < list ? list : null,
      percentOff: Math.round(((list - now) / list) * 100),
    },
    ...decodeMultiBuy(line.multibuy),
    wholesale: decodeWholesale(line),
    quantity: line.quantity,
    pointsDivisor: line.loyaltypoints,
    stock: line.stock,
    weight: line.weight,
  }
}

export const decodeCartBody = (body: z.infer<typeof CartBody>): CartItem[] =>
  body.cartitems.map(({ _id, quantity, color }) => ({
    productId: _id,
    quantity,
    ...(color && { colour: color }),
  }))

/** Input of the browser; `merge`: merge with the account's cart. */
export const encodeCartItems = (items: readonly CartItem[], { merge }: { merge?: true } = {}) => ({
  cartitems: items.map(({ productId, quantity, colour }) => ({
    _id: productId,
    quantity,
    ...(colour !== undefined && { color: colour }),
  })),
  ...(merge && { merge }),
})

type CartChanges = z.infer<typeof CartChangesBody>

export const encodeCartChanges = (
  user: string | null,
  changes: readonly CartChange[],
): CartChanges => ({
  user,
  changes: changes.map(({ productId, colour, ...change }) => ({
    ...change,
    _id: productId,
    ...(colour !== undefined && { color: colour }),
  })),
})

export const decodeCartChanges = ({ changes }: CartChanges): CartChange[] =>
  changes.map(({ _id, color, ...change }) => ({
    ...change,
    productId: _id,
    ...(color && { colour: color }),
  }))
