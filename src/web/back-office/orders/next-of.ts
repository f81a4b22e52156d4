import { type NextStatus, orderStates, type OrderStatus } from '#shop/order-states.ts'

/** The usual next state; null: none. */
export const nextOf = (status: OrderStatus): NextStatus | null =>
  orderStates[status].next[0] ?? null
