import type { OrderStatus } from '#shop/orders/order.ts'
import { join, query } from '../app/paths.ts'

type OrderList = { status?: OrderStatus | undefined; q?: string; after?: string }

/** The addresses of the back office, which no shopper's browser needs to know. */
export const officePaths = {
  today: () => '/admin',
  orders: (list: OrderList = {}) => `/admin/orders${query(list)}`,
  order: ({ id }: { id: string }) => `/admin/orders/${join(id)}`,
  invitation: (params: { token: string }) => `/admin/invitation${query(params)}`,
  packingSlip: ({ id }: { id: string }) => `/admin/orders/${join(id)}/slip`,
}
