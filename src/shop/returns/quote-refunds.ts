import type { Sql } from '#db/database.ts'
import { findOrders } from '../orders/orders.store.ts'
import type { Refund } from './order-return.ts'
import { keyOf } from '../cart/cart.ts'
import { gramsBack } from './return-rule.ts'
import { refundOf } from './refund.ts'
import { type StaffReturn, withReturns } from './returns.store.ts'

/**
 * By id of each undecided return: the refund (paisa) and points if it were accepted now; `weighed`: the grams that came
 * back, null: all of it.
 * Refuses a weight that can't be (`gramsBack`).
 */
export async function quoteRefunds(
  db: Sql,
  requests: readonly StaffReturn[],
  weighed: number | null = null,
): Promise<Map<string, Refund>> {
  const asked = requests.filter(({ state }) => state === 'asked')
  const ids = new Set(asked.map(({ orderId }) => orderId))
  const orders = await withReturns(db, await findOrders(db, [...ids]))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return new Map(
    asked.flatMap((request) => {
      const order = orderOf.get(request.orderId)
      const line = order?.lines.find((one) => keyOf(one) === keyOf(request))
      if (order === undefined || line === undefined) return []
      const grams = gramsBack(line, { quantity: request.quantity, grams: weighed })
      return [[request.id, refundOf(order, { ...request, grams })] as const]
    }),
  )
}
