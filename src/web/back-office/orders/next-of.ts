import type { OrderStatus } from '#shop/orders/order.ts'

const next = { placed: 'packed', packed: 'shipped', shipped: 'delivered' } as const
type Next = (typeof next)[keyof typeof next]

/** The step that comes next; null: none. */
export const nextOf = (status: OrderStatus): Next | null =>
  status === 'delivered' || status === 'cancelled' ? null : next[status]
