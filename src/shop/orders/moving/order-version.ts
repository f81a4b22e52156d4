import type { Order } from '../order.ts'

/** A version that changes with everything that order tracking shows. */
export const versionOf = ({
  status,
  subtotal,
  redeemedPoints,
}: Pick<Order, 'status' | 'subtotal' | 'redeemedPoints'>) =>
  `${status}-${subtotal}-${redeemedPoints}`
