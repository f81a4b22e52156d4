import { z } from 'zod'
import { SearchText } from '../../amounts.schema.ts'
import {
  CartBody,
  CartChangesBody,
  WireCart,
  WireSharedCart,
  WireUsualLine,
} from './cart.schema.ts'
import { CancelBody, CreateOrderBody, WireOrder, WireOrderUnderWay } from './order.schema.ts'
import { QuickOrderBody, WireCheckedLine } from './quick-order.schema.ts'
import { type CallSchema, ById, whole, data, ok } from '../../call-schema.ts'

/** The key of a guest's link. */
const ByKey = z.object({ key: z.string().max(100).optional() })

/** Carts and orders. */
export const buyingCalls = {
  cart: {
    route: 'GET /cart',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary: "The account's cart",
    answer: WireCart,
  },
  putCart: {
    route: 'PUT /cart',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary: "Replace the account's cart, or join a guest's with it",
    body: CartBody,
    answer: WireCart,
  },
  changeCart: {
    route: 'POST /cart/changes',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary:
      "Add to the account's cart, set a quantity or remove a line, each change once by its `id`; answers the whole cart. A `set` of a line that isn't there changes nothing",
    body: CartChangesBody,
    answer: WireCart,
  },
  priceCart: {
    route: 'POST /cart/price',
    access: 'anyone',
    summary: "Price a guest's cart; nothing is kept",
    body: CartBody,
    answer: WireCart,
  },
  sharedCart: {
    route: 'GET /cart/shared',
    access: 'anyone',
    summary:
      'What a shared link puts into a cart, at the prices of whoever opens it; nothing is kept. `items`: "12x2.45.80x3-Red", numeric ids with quantities and colours',
    query: z.object({ items: SearchText(8000) }),
    answer: WireSharedCart,
  },
  checkQuickOrder: {
    route: 'POST /quickorder/check',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary:
      'Look up the lines of an order list: by sku or numeric id exactly, else by name; nothing is kept',
    body: QuickOrderBody,
    answer: data(z.array(WireCheckedLine)),
  },
  createOrder: {
    route: 'POST /order/create',
    access: 'anyone',
    isOwnChange: true,
    idempotency: 'own',
    summary: 'Place an order',
    body: CreateOrderBody,
    status: 201,
    answer: ok(WireOrder),
  },
  orders: {
    route: 'GET /order/get',
    access: 'customer',
    signIn: 'sign_in_for_orders',
    summary: "The buyer's orders, newest first; one page of them when asked with page or limit",
    query: z.object({ page: whole(100_000).optional(), limit: whole(100).optional() }),
    answer: ok(z.array(WireOrder)).extend({ total: z.int().optional() }),
  },
  usual: {
    route: 'GET /user/usual',
    access: 'customer',
    summary:
      'What the buyer usually orders, at the prices of today, and the newest order under way or null',
    answer: z.object({ data: z.array(WireUsualLine), order: WireOrderUnderWay.nullable() }),
  },
  order: {
    route: 'GET /order/:id',
    access: 'anyone',
    summary: 'One order of the buyer, or a guest order by its key',
    params: ById,
    query: ByKey,
    answer: ok(WireOrder),
  },
  cancelOrder: {
    route: 'POST /order/:id/cancel',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Cancel items of an order, or all of it',
    params: ById,
    query: ByKey,
    body: CancelBody,
    answer: ok(WireOrder),
  },
  askReturn: {
    route: 'POST /order/:id/return',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Ask to return something (multipart: product, quantity, kind, reason, photo)',
    params: ById,
    query: ByKey,
    multipart: true,
    status: 201,
    answer: ok(WireOrder),
  },
} as const satisfies Record<string, CallSchema>
