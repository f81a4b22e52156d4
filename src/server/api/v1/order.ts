import { hashOfToken } from '#shop/accounts/sessions/session.ts'
import { buyAgain } from '#shop/orders/buying-again/buy-again.ts'
import { cancelOnce } from '#shop/orders/cancelling/cancel-order.ts'
import { changeTime, timesOfOrder } from '#shop/orders/changing/change-time.ts'
import type { Order } from '#shop/orders/order.ts'
import { countOrders, findOrder, listOrders, type Buyer } from '#shop/orders/orders.store.ts'
import { runForBuyer } from '#shop/orders/runs/run-of-order.store.ts'
import { confirmMailedKey } from '#shop/orders/placing/confirm-mailed-key.ts'
import { placeOrder } from '#shop/orders/placing/place-order.ts'
import { refuseUnknown } from '#shop/orders/placing/throttled-not-found.ts'
import { Refusal } from '#shop/refusals.ts'
import { askReturn } from '#shop/returns/request-return.ts'
import { listGuestOrders } from '#shop/orders/guests/guest-orders.store.ts'
import { claimGuestOrders } from '#shop/orders/guests/claim-guest-orders.ts'
import { findOrderByPhone } from '#shop/orders/guests/find-order-by-phone.ts'
import { orderStates } from '#shop/order-states.ts'
import { orderWithReturns, withReturns } from '#shop/returns/returns.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { customer } from '#shop/visit.ts'
import { decodeTimeChoice, encodeOfferedWindow } from '#wire/order-time.ts'
import { decodeCancellation, decodeOrderInput, encodeOrder } from '#wire/v1/buying/order.ts'
import { decodeReturnForm } from '#wire/v1/buying/return-form.ts'
import { encodeUsual } from '#wire/v1/buying/usual.ts'
import type { OpenVisit } from '../../open-shop.ts'
import type { Handlers, Http } from '../handler.ts'

export const orderHandlers = {
  async createOrder(visit, { body }, http) {
    const input = decodeOrderInput(body, http.idempotencyKey)
    const { order, guestKey, replayed } = await placeOrder(
      visit,
      input,
      http.guestKey,
      http.address,
    )
    if (guestKey !== null) http.setGuestKeyCookie(guestKey)
    if (replayed) http.header('Idempotent-Replayed', 'true')
    return {
      statuscode: 201,
      data: encodeOrder(await orderWithReturns(visit.db, order), guestKey ?? undefined),
    }
  },
  async orders(visit, { query: { page, limit } }) {
    const { id } = customer(visit)
    const total = await countOrders(visit.db, id)
    const isPaged = page !== undefined || limit !== undefined
    const most = isPaged ? (limit ?? 24) : total
    const orders = await listOrders(visit.db, id, total - ((page ?? 1) - 1) * most, most)
    const data = (await withReturns(visit.db, orders)).map((order) => encodeOrder(order))
    return { statuscode: 200, data, ...(isPaged && { total }) }
  },
  async guestOrders(visit, _, { guestKey }) {
    return {
      statuscode: 200,
      data: (await ordersOfGuest(visit, guestKey)).map((order) => encodeOrder(order)),
    }
  },
  async claimGuestOrders(visit, _, { guestKey }) {
    return { statuscode: 200, data: { orders: await claimGuestOrders(visit, guestKey) } }
  },
  async findOrder(visit, { body }, http) {
    const { id, key } = await findOrderByPhone(visit, body, http.address)
    return { statuscode: 200, data: { _id: id, key } }
  },
  async usual(visit, _, { guestKey }) {
    if (visit.account !== null) return encodeUsual(await buyAgain(visit))
    const order = (await ordersOfGuest(visit, guestKey)).find(
      ({ status }) => orderStates[status].isOpen,
    )
    return encodeUsual({ lines: [], order: order ?? null })
  },
  async order(visit, { params, query }, http) {
    const { order } = await orderOf(visit, params.id, query.key ?? null, http)
    return { statuscode: 200, data: encodeOrder(order) }
  },
  async cancelOrder(visit, { params, query, body }, http) {
    const { buyer } = await ownOrder(visit, params.id, query.key ?? null, http)
    const input = { ...decodeCancellation(body), key: http.idempotencyKey }
    const { order, replayed } = await cancelOnce(visit, buyer, params.id, input)
    if (replayed) http.header('Idempotent-Replayed', 'true')
    return { statuscode: 200, data: encodeOrder(await orderWithReturns(visit.db, order)) }
  },
  async orderTimes(visit, { params, query }, http) {
    const { buyer, order } = await orderOf(visit, params.id, query.key ?? null, http)
    return { data: (await timesOfOrder(visit, buyer, order)).map(encodeOfferedWindow) }
  },
  async changeOrderTime(visit, { params, query, body }, http) {
    const { buyer } = await ownOrder(visit, params.id, query.key ?? null, http)
    const order = await changeTime(visit, buyer, params.id, decodeTimeChoice(body))
    return { statuscode: 200, data: encodeOrder(await orderWithReturns(visit.db, order)) }
  },
  async askReturn(visit, { params, query }, http) {
    // Before anything is read.
    const { buyer } = await ownOrder(visit, params.id, query.key ?? null, http)
    const { fields, picture } = await http.form(maxProductsField)
    const { saveReturnPhoto, removeReturnPhoto } = http.pictures
    const photo = picture && { keep: () => saveReturnPhoto(picture), remove: removeReturnPhoto }
    const input = { lines: decodeReturnForm(fields), key: http.idempotencyKey }
    const { order, replayed } = await askReturn(visit, buyer, params.id, input, photo)
    if (replayed) http.header('Idempotent-Replayed', 'true')
    return { statuscode: 201, data: encodeOrder(order) }
  },
} satisfies Partial<Handlers>

/** Characters of a return's `products`. */
const maxProductsField = 10_000

const maxGuestOrders = 12

const ordersOfGuest = async ({ db }: OpenVisit, key: string | null) =>
  key === null ? [] : withReturns(db, await listGuestOrders(db, hashOfToken(key), maxGuestOrders))

type From = Pick<Http, 'address' | 'guestKey'>

/** The order and as whom this visitor may look at it; not there and not theirs are the same refusal. */
export async function orderOf(visit: OpenVisit, id: string, linkKey: string | null, from: From) {
  for (const buyer of buyersOf(visit, linkKey, from.guestKey)) {
    const order = await findOrder(visit.db, buyer, id)
    if (order === undefined) continue
    if (linkKey !== null) await confirmMailedKey(visit, id, linkKey)
    const whole = await orderWithReturns(visit.db, order)
    if (order.status !== 'shipped') return { order: whole, buyer }
    const run = await runForBuyer(visit.db, id, shopDay(visit.now()))
    return { order: run ? { ...whole, run } : whole, buyer }
  }
  return refuseUnknown(visit, from.address)
}

/** The same for who wants to change it: a visitor of whom nothing is known is asked to sign in. */
export async function ownOrder(visit: OpenVisit, id: string, linkKey: string | null, from: From) {
  if (buyersOf(visit, linkKey, from.guestKey).length === 0) throw new Refusal('sign_in')
  const found = await orderOf(visit, id, linkKey, from)
  if (isReader(found)) throw new Refusal('sign_in')
  return found
}

/** Who has an account's order only by the link of an e-mail: it may have been passed on, and is there to be read. */
export const isReader = ({ order, buyer }: { order: Order; buyer: Buyer }) =>
  order.accountId !== null && 'guestKeyHash' in buyer

/** As whom this visitor may look: their account, and the key in the link or the cookie. */
function buyersOf(visit: OpenVisit, linkKey: string | null, cookieKey: string | null): Buyer[] {
  const keys = [linkKey, cookieKey].filter((key) => key !== null)
  const own = visit.account === null ? [] : [{ accountId: visit.account.id }]
  return [...own, ...keys.map((key) => ({ guestKeyHash: hashOfToken(key) }))]
}
