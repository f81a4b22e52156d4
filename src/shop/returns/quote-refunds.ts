import type { Sql } from '#db/database.ts'
import { findOrder } from '../orders/orders.store.ts'
import type { Refund } from './order-return.ts'
import { refundOf } from './refund.ts'
import { orderWithReturns, type StaffReturn } from './returns.store.ts'

/** By id of each undecided return: the refund (paisa) and points if it were accepted now. */
export async function quoteRefunds(
  db: Sql,
  requests: readonly StaffReturn[],
): Promise<Map<string, Refund>> {
  const quotes = await Promise.all(
    requests
      .filter(({ state }) => state === 'asked')
      .map(async (request) => {
        const order = await findOrder(db, 'anybody', request.orderId)
        return (
          order && ([request.id, refundOf(await orderWithReturns(db, order), request)] as const)
        )
      }),
  )
  return new Map(quotes.filter((one) => one !== undefined))
}
