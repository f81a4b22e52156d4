import { lockOwnAccount } from '../../accounts/accounts.store.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import { record } from '../../events/events.store.ts'
import { customer, type Visit } from '../../visit.ts'
import { assignGuestOrders } from './guest-orders.store.ts'

/**
 * Adds the orders that this browser placed without an account to the logged-in account; returns their number.
 * Idempotent. They earn no points later either. `guestKey` null: none.
 */
export async function claimGuestOrders(visit: Visit, guestKey: string | null): Promise<number> {
  const { id } = customer(visit)
  if (guestKey === null) return 0
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const claimed = await assignGuestOrders(tx, hashOfToken(guestKey), id)
    for (const order of claimed)
      await record(tx, { kind: 'order.claimed', at, actor: id, subject: order, data: {} })
    return claimed.length
  })
}
