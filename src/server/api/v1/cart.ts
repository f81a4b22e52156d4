import { checkList } from '#shop/cart/check-list.ts'
import { changeCart } from '#shop/cart/change-cart.ts'
import { cartOfAccount, saveCart } from '#shop/cart/save-cart.ts'
import { openSharedCart } from '#shop/cart/open-shared-cart.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import { encodeSharedCart } from '#wire/v1/buying/shared-cart.ts'
import { decodeCartBody, decodeCartChanges, encodeCart } from '#wire/v1/buying/cart.ts'
import { encodeCheckedLine } from '#wire/v1/buying/quick-order.ts'
import type { Handlers } from '../handler.ts'

export const cartHandlers = {
  cart: async (visit) => encodeCart(await cartOfAccount(visit)),
  putCart: async (visit, { body }) =>
    encodeCart(await saveCart(visit, decodeCartBody(body), body.merge ?? false)),
  changeCart: async (visit, { body }) =>
    encodeCart(await changeCart(visit, decodeCartChanges(body), body.user ?? null)),
  priceCart: async (visit, { body }) => encodeCart(await priceCart(visit, decodeCartBody(body))),
  sharedCart: async (visit, { query }) =>
    encodeSharedCart(await openSharedCart(visit, query.items)),
  checkQuickOrder: async (visit, { body }, http) => ({
    data: (await checkList(visit, body.lines, http.address)).map(encodeCheckedLine),
  }),
} satisfies Partial<Handlers>
