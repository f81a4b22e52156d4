import type { Sql } from '#db/database.ts'
import type { Agreement } from './replacement.ts'

type Replacement = {
  orderId: string
  /** The line that came, and the one in whose place. */
  position: number
  replaces: number
  /** The number of the cancellation that cut that one. */
  sequence: number
  agreed: Agreement
  /** Chosen by whoever asked for it. */
  request: string
  at: number
  /** null: the buyer, by a link */
  by: string | null
}

/** Notes in place of what a line came; of one order the table takes each request once. */
export const insertReplacement = (tx: Sql, one: Replacement) => tx.run`
  insert into replacement (order_id, position, replaces, nth, agreed, request, at, account_id)
  values (${one.orderId}, ${one.position}, ${one.replaces}, ${one.sequence}, ${one.agreed}, ${one.request}, ${one.at}, ${one.by})`

/** Whether this request was done; the caller holds the order. */
export const wasReplaced = async (tx: Sql, orderId: string, request: string): Promise<boolean> =>
  (await tx.maybeOne`
    select 1 as one from replacement where order_id = ${orderId} and request = ${request}`) !==
  undefined
