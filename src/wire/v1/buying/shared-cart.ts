import type { SharedCart } from '#shop/cart/open-shared-cart.ts'
import { decodeCart, encodeCart } from './cart.ts'
import type { WireSharedCart } from './cart.schema.ts'

export const encodeSharedCart = ({ cart, gone }: SharedCart): WireSharedCart => ({
  ...encodeCart(cart),
  gone: gone.map(({ number, name, what }) => ({
    id: number,
    itemfullname: name,
    gone: what === 'colour' ? 'color' : 'product',
  })),
})

export const decodeSharedCart = ({ gone, ...cart }: WireSharedCart): SharedCart => ({
  cart: decodeCart(cart),
  gone: gone.map(({ id, itemfullname, gone: what }) => ({
    number: id,
    name: itemfullname,
    what: what === 'color' ? 'colour' : 'product',
  })),
})
