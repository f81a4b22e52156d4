import type { Order } from './order.ts'

/** Changes with everything that a person who follows an order is told. */
export const versionOf = ({
  status,
  subtotal,
  redeemedPoints,
}: Pick<Order, 'status' | 'subtotal' | 'redeemedPoints'>) =>
  `${status}-${subtotal}-${redeemedPoints}`
