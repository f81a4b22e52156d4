import type { Order } from '#shop/orders/order.ts'
import { isPaidAhead } from '#shop/orders/prepaid.ts'

/** Message of how the order is paid; of one that waits for its payment, the way is said elsewhere. */
export const paymentOf = (order: Order) =>
  isPaidAhead(order)
    ? 'order.paidAhead'
    : order.pickup && order.payment !== 'account'
      ? 'order.atCounter'
      : (`order.${order.payment}` as const)
