import type { LineKey } from '#shop/cart/cart.ts'
import type { Paisa } from '#shop/money.ts'
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

/** An answer that is none: its words are the screen's own. */
const notOrders = { status: 200, code: 'not_orders', message: '' } as const

/** The calls of the pages on which orders are placed, shown, cancelled and returned. */
export const orderCalls = ({ send }: Api) => ({
  /** `key` is the idempotency key: a second press or a retry gives the same order. */
  createOrder: async (ask: OrderAsk, key: string) => {
    const { data } = await send('createOrder', { body: encodeOrderAsk(ask), idempotencyKey: key })
    return { order: decodeOrder(data), key: data.key }
  },
  async orders(query: { page: number; limit: number }) {
    const { statuscode, data, total } = await send('orders', { query })
    if (!statuscode || !Array.isArray(data)) throw new ApiError(notOrders)
    return { orders: data.map(decodeOrder), total: total ?? data.length }
  },
  order: async (id: string, key?: string) =>
    decodeOrder((await send('order', { params: { id }, query: { key } })).data),
  /** `key` is that of a guest's link. */
  askReturn: async (
    { id, key }: { id: string; key: string | undefined },
    item: ReturnInput,
    photo: Blob | null,
  ) => {
    const body = encodeReturnForm(item, photo)
    return decodeOrder((await send('askReturn', { params: { id }, query: { key }, body })).data)
  },
  cancelOrder: async (
    { id, key }: { id: string; key: string | undefined },
    lines: readonly (LineKey & { quantity?: number })[],
    /** What is left comes to, as it is shown. */
    total?: Paisa,
  ) => {
    const asked = { params: { id }, query: { key }, body: encodeCancellation(lines, total) }
    return decodeOrder((await send('cancelOrder', asked)).data)
  },
})
