import { z } from 'zod'
import { SearchText } from '../../amounts.schema.ts'
import {
  CartBody,
  CartChangesBody,
  WireCart,
  WireSharedCart,
  WireUsualLine,
} from './cart.schema.ts'
import {
  CancelBody,
  CreateOrderBody,
  FindOrderBody,
  WireOrder,
  WireOrderUnderWay,
} from './order.schema.ts'
import { ChangeTimeBody, OrderTime } from '../../order-time.schema.ts'
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
    summary: 'Get the cart of the account',
    answer: WireCart,
  },
  putCart: {
    route: 'PUT /cart',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary: 'Replace the cart of the account, or merge a guest cart into it',
    body: CartBody,
    answer: WireCart,
  },
  changeCart: {
    route: 'POST /cart/changes',
    access: 'customer',
    signIn: 'sign_in_for_cart',
    summary:
      'Change the cart of the account: add, set a quantity, remove. The `id` of each change makes retries safe. Returns the whole cart. `set` on a missing line changes nothing',
    body: CartChangesBody,
    answer: WireCart,
  },
  priceCart: {
    route: 'POST /cart/price',
    access: 'anyone',
    summary: 'Price a guest cart without saving it',
    body: CartBody,
    answer: WireCart,
  },
  sharedCart: {
    route: 'GET /cart/shared',
    access: 'anyone',
    summary:
      'Price the items of a shared cart link for the caller, without saving them. `items`: numeric ids with quantities and colours, such as "12x2.45.80x3-Red"',
    query: z.object({ items: SearchText(8000) }),
    answer: WireSharedCart,
  },
  checkQuickOrder: {
    route: 'POST /quickorder/check',
    access: 'anyone',
    summary:
      'Look up products of an order list by exact sku or numeric id, else by name; nothing is saved',
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
    summary:
      "List the customer's orders, newest first; all of them unless `page` or `limit` is given",
    query: z.object({ page: whole(100_000).optional(), limit: whole(100).optional() }),
    answer: ok(z.array(WireOrder)).extend({ total: z.int().optional() }),
  },
  guestOrders: {
    route: 'GET /order/guest',
    access: 'anyone',
    summary:
      'List the newest orders (at most 12) placed without an account from this browser, by its cookie',
    answer: ok(z.array(WireOrder)),
  },
  claimGuestOrders: {
    route: 'POST /order/guest/claim',
    access: 'customer',
    summary:
      'Add the orders placed without an account from this browser to the account; returns their number',
    answer: ok(z.object({ orders: z.int() })),
  },
  findOrder: {
    route: 'POST /order/find',
    access: 'anyone',
    summary:
      'Open an order by its number and the phone it was placed with. Returns its id and a key for it; an unknown number and a wrong phone get the same 404',
    body: FindOrderBody,
    answer: ok(z.object({ _id: z.string(), key: z.string() })),
  },
  usual: {
    route: 'GET /user/usual',
    access: 'anyone',
    summary:
      'List products the customer often orders, at current prices, with the newest open order or null. Guests: only the open order of this browser',
    // Nothing of it stands on a page that is cached for all guests.
    reads: [],
    answer: z.object({ data: z.array(WireUsualLine), order: WireOrderUnderWay.nullable() }),
  },
  order: {
    route: 'GET /order/:id',
    access: 'anyone',
    summary: 'Get an order of the customer, or a guest order by its key',
    params: ById,
    query: ByKey,
    answer: ok(WireOrder),
  },
  cancelOrder: {
    route: 'POST /order/:id/cancel',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Cancel an order or some of its items',
    idempotency: 'own',
    params: ById,
    query: ByKey,
    body: CancelBody,
    answer: ok(WireOrder),
  },
  orderTimes: {
    route: 'GET /order/:id/time',
    access: 'anyone',
    summary:
      'List the delivery windows that an order can be moved to at the same price, soonest first; none once it is packed',
    params: ById,
    query: ByKey,
    answer: data(z.array(OrderTime)),
  },
  changeOrderTime: {
    route: 'PUT /order/:id/time',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Move an order to another delivery window at the same price, until it is packed',
    params: ById,
    query: ByKey,
    body: ChangeTimeBody,
    answer: ok(WireOrder),
  },
  askReturn: {
    route: 'POST /order/:id/return',
    access: 'anyone',
    isOwnChange: true,
    summary:
      'Create return requests (multipart: product, quantity, kind, reason, photo; or products, a JSON list)',
    idempotency: 'own',
    params: ById,
    query: ByKey,
    multipart: true,
    status: 201,
    answer: ok(WireOrder),
  },
} as const satisfies Record<string, CallSchema>
