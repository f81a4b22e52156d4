import { hashOfToken } from '#shop/accounts/session.ts'
import { cancelOrder } from '#shop/orders/cancel-order.ts'
import type { Buyer } from '#shop/orders/orders.store.ts'
import { countOrders, findOrder, listOrders } from '#shop/orders/orders.store.ts'
import { placeOrder } from '#shop/orders/place-order.ts'
import { Refusal } from '#shop/refusals.ts'
import { customer, type Visit } from '#shop/visit.ts'
import { decodeOrderWish, encodeOrder } from '#wire/order.ts'
import type { Handlers } from '../handlers.ts'

export const orderHandlers: Pick<Handlers, 'createOrder' | 'orders' | 'order' | 'cancelOrder'> = {
  async createOrder(visit, { body }, http) {
    const wish = decodeOrderWish(body, http.idempotencyKey)
    const { order, guestKey, replayed } = await placeOrder(visit, wish, http.guestKey)
    if (guestKey !== null) http.keepGuestKey(guestKey)
    if (replayed) http.header('Idempotent-Replayed', 'true')
    return { statuscode: 201, data: encodeOrder(order, guestKey ?? undefined) }
  },
  async orders(visit, { query: { page, limit } }) {
    const { id } = customer(visit)
    const total = await countOrders(visit.db, id)
    const isPaged = page !== undefined || limit !== undefined
    const most = isPaged ? (limit ?? 24) : total
    const orders = await listOrders(visit.db, id, total - ((page ?? 1) - 1) * most, most)
    const data = orders.map((order) => encodeOrder(order))
    return { statuscode: 200, data, ...(isPaged && { total }) }
  },
  async order(visit, { params, query }, http) {
    const found = await orderOf(visit, params.id, query.key ?? null, http.guestKey)
    if (found === undefined) throw new Refusal('order-not-found')
    return { statuscode: 200, data: encodeOrder(found.order) }
  },
  async cancelOrder(visit, { params, query, body }, http) {
    const { buyer } = await ownOrder(visit, params.id, query.key ?? null, http.guestKey)
    const lines = body.products.map(({ product, quantity }) => ({ productId: product, quantity }))
    const order = await cancelOrder(visit, buyer, params.id, { lines, reason: body.reason ?? null })
    return { statuscode: 200, data: encodeOrder(order) }
  },
}

/** The order and as whom this visitor may look at it; undefined: not there, or not theirs. */
export async function orderOf(
  visit: Visit,
  id: string,
  linkKey: string | null,
  cookieKey: string | null,
) {
  for (const buyer of buyersOf(visit, linkKey, cookieKey)) {
    const order = await findOrder(visit.db, buyer, id)
    if (order !== undefined) return { order, buyer }
  }
  return undefined
}

/** The same for who wants to change it: a visitor of whom nothing is known is asked to sign in. */
export async function ownOrder(
  visit: Visit,
  id: string,
  linkKey: string | null,
  cookieKey: string | null,
) {
  if (buyersOf(visit, linkKey, cookieKey).length === 0) throw new Refusal('sign-in')
  const found = await orderOf(visit, id, linkKey, cookieKey)
  if (found === undefined) throw new Refusal('order-not-found')
  return found
}

/** As whom this visitor may look: their account, and the key in the link or the cookie. */
function buyersOf(visit: Visit, linkKey: string | null, cookieKey: string | null): Buyer[] {
  const keys = [linkKey, cookieKey].filter((key) => key !== null)
  const own = visit.account === null ? [] : [{ accountId: visit.account.id }]
  return [...own, ...keys.map((key) => ({ guestKeyHash: hashOfToken(key) }))]
}
