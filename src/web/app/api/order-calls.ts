import type { LineKey } from '#shop/cart/cart.ts'
import type { Paisa } from '#shop/money.ts'
import type { Arrival } from '#shop/delivery/arrival.ts'
import type { ReturnInput } from '#shop/returns/order-return.ts'
import {
  decodeOrder,
  encodeCancellation,
  encodeOrderAsk,
  type OrderAsk,
} from '#wire/v1/buying/order.ts'
import { encodeReturnForm } from '#wire/v1/buying/return.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** The response isn't a list of orders; the screen shows its own message. */
const notOrders = { status: 200, code: 'not_orders', message: '' } as const

/** One reason and photo for all lines. */
export type ReturnForm = {
  lines: readonly Omit<ReturnInput, 'reason'>[]
  reason: string
  photo: Blob | null
}

export type Cancellation = {
  lines: readonly (LineKey & { quantity?: number })[]
  /** Of the rest, as the page displays it. */
  total?: Paisa | undefined
}

export const orderCalls = ({ send }: Api) => ({
  /** `key` is the idempotency key: a second press or a retry returns the same order. */
  createOrder: async (ask: OrderAsk, key: string) => {
    const { data } = await send('createOrder', { body: encodeOrderAsk(ask), idempotencyKey: key })
    return { order: decodeOrder(data), key: data.key }
  },
  async orders(query: { page: number; limit: number }) {
    const { statuscode, data, total } = await send('orders', { query })
    if (!statuscode || !Array.isArray(data)) throw new ApiError(notOrders)
    return { orders: data.map(decodeOrder), total: total ?? data.length }
  },
  /** Placed from this browser without an account. */
  guestOrders: async () => (await send('guestOrders')).data.map(decodeOrder),
  claimGuestOrders: async () => (await send('claimGuestOrders')).data.orders,
  findOrder: async (typed: { number: string; phone: string }) => {
    const { _id: id, key } = (await send('findOrder', { body: typed })).data
    return { id, key }
  },
  order: async (id: string, key?: string) =>
    decodeOrder((await send('order', { params: { id }, query: { key } })).data),
  /** `key` opens a guest's order. */
  askReturn: async (
    { id, key }: { id: string; key: string | undefined },
    { lines, reason, photo }: ReturnForm,
    idempotencyKey: string,
  ) => {
    const body = encodeReturnForm(lines, reason, photo)
    const input = { params: { id }, query: { key }, body, idempotencyKey }
    return decodeOrder((await send('askReturn', input)).data)
  },
  /** Delivery times that it can be moved to. */
  orderTimes: async ({ id, key }: { id: string; key: string | undefined }) =>
    (await send('orderTimes', { params: { id }, query: { key } })).data,
  /** `seen`: the order's arrival when the time was chosen. */
  changeOrderTime: async (
    { id, key }: { id: string; key: string | undefined },
    choice: { id: string; day: string },
    seen: Arrival | null,
  ) => {
    const input = { params: { id }, query: { key }, body: { ...choice, seen } }
    return decodeOrder((await send('changeOrderTime', input)).data)
  },
  cancelOrder: async (
    { id, key }: { id: string; key: string | undefined },
    { lines, total }: Cancellation,
    idempotencyKey: string,
  ) => {
    const body = encodeCancellation(lines, total)
    const input = { params: { id }, query: { key }, body, idempotencyKey }
    return decodeOrder((await send('cancelOrder', input)).data)
  },
})
