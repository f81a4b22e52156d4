import { checkList } from '#shop/cart/check-list.ts'
import { cartOfAccount, saveCart } from '#shop/cart/save-cart.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import { decodeCartBody, encodeCart } from '#wire/v1/cart.ts'
import { encodeCheckedLine } from '#wire/v1/quick-order.ts'
import type { Handlers } from '../handler.ts'

export const cartHandlers: Pick<Handlers, 'cart' | 'putCart' | 'priceCart' | 'checkQuickOrder'> = {
  cart: async (visit) => encodeCart(await cartOfAccount(visit)),
  putCart: async (visit, { body }) =>
    encodeCart(await saveCart(visit, decodeCartBody(body), body.merge ?? false)),
  priceCart: async (visit, { body }) => encodeCart(await priceCart(visit, decodeCartBody(body))),
  checkQuickOrder: async (visit, { body }) => ({
    data: (await checkList(visit, body.lines)).map(encodeCheckedLine),
  }),
}
