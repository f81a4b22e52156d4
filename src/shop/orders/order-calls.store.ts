import type { Sql } from '#db/database.ts'
import { hashOfInput } from '../idempotency-key.ts'
import { Refusal } from '../refusals.ts'

export type OrderCall = { orderId: string; key: string; input: unknown }

/** False: this call was made before. The caller holds the order's lock. Refuses a key used for another input. */
export async function claimOrderCall(tx: Sql, call: OrderCall & { at: number }): Promise<boolean> {
  if (await wasMade(tx, call)) return false
  await tx.run`
    insert into order_call (order_id, call_key, input_hash, at)
    values (${call.orderId}, ${call.key}, ${hashOfInput(call.input)}, ${call.at})`
  return true
}

/** Refuses a key used for another input. */
export async function wasMade(db: Sql, { orderId, key, input }: OrderCall): Promise<boolean> {
  const made = await db.maybeOne<{ inputHash: string }>`
    select input_hash as "inputHash" from order_call where order_id = ${orderId} and call_key = ${key}`
  if (made !== undefined && made.inputHash !== hashOfInput(input)) throw new Refusal('key_reused')
  return made !== undefined
}

export const deleteOldOrderCalls = (db: Sql, before: number) =>
  db.run`delete from order_call where at < ${before}`
