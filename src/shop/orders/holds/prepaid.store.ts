import type { Tx } from '#db/database.ts'
import type { Paisa } from '../../money.ts'

/** What the customer has paid in advance, less what was paid back of it (paisa). */
export const updatePrepaid = (tx: Tx, orderId: string, prepaid: Paisa) =>
  tx.run`update orders set prepaid = ${prepaid} where id = ${orderId}`

/** The customer said with how much cash they pay, and has paid in advance. */
export const clearCashOffered = (tx: Tx, orderId: string) =>
  tx.run`update payment set cash_offered = null where order_id = ${orderId} and state = 'due'`
