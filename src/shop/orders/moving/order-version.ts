import type { Order } from '../order.ts'

/** Changes with everything order tracking displays. */
export const versionOf = ({
  status,
  subtotal,
  redeemedPoints,
}: Pick<Order, 'status' | 'subtotal' | 'redeemedPoints'>) =>
  `${status}-${subtotal}-${redeemedPoints}`
