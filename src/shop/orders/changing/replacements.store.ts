import type { Sql } from '#db/database.ts'
import type { Agreement } from './replacement.ts'

type Replacement = {
  orderId: string
  /** Line that was added, and the one it replaces. */
  position: number
  replaces: number
  /** Number of the cancellation that reduced the replaced line. */
  sequence: number
  agreed: Agreement
  /** Request id chosen by the client. */
  request: string
  at: number
  /** staff account id; null: the buyer, by link */
  by: string | null
}

/** Fails on a second row with the same request of an order. */
export const insertReplacement = (tx: Sql, one: Replacement) => tx.run`
  insert into replacement (order_id, position, replaces, sequence, agreed, request, at, account_id)
  values (${one.orderId}, ${one.position}, ${one.replaces}, ${one.sequence}, ${one.agreed}, ${one.request}, ${one.at}, ${one.by})`

/** The caller holds the order. */
export const wasReplaced = async (tx: Sql, orderId: string, request: string): Promise<boolean> =>
  (await tx.maybeOne`
    select 1 as one from replacement where order_id = ${orderId} and request = ${request}`) !==
  undefined
