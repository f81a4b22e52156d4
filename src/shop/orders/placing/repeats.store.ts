import type { Sql } from '#db/database.ts'

/**
 * False: another order, unchanged since, has it within `window` ms (clocks of servers may differ). On
 * PostgreSQL a parallel claim waits for the first transaction.
 */
export const claimFingerprint = async (
  tx: Sql,
  claim: { fingerprint: string; orderId: string; at: number; window: number },
): Promise<boolean> =>
  (await tx.run`
    insert into order_repeat (fingerprint, order_id, at) values (${claim.fingerprint}, ${claim.orderId}, ${claim.at})
    on conflict (fingerprint) do update set order_id = excluded.order_id, at = excluded.at
    where abs(order_repeat.at - excluded.at) >= ${claim.window}
      or exists (select 1 from orders where orders.id = order_repeat.order_id and orders.status <> 'placed')`) ===
  1

export const orderOfFingerprint = async (tx: Sql, fingerprint: string): Promise<string> =>
  (
    await tx.one<{ id: string }>`
    select order_id as id from order_repeat where fingerprint = ${fingerprint}`
  ).id

/** Deletes expired fingerprints. */
export const deleteFingerprints = (db: Sql, before: number) =>
  db.run`delete from order_repeat where at < ${before}`
