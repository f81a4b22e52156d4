import type { Sql } from '#db/database.ts'

/** False: already claimed. On PostgreSQL a parallel claim waits for the first transaction. */
export const claimRequest = async (
  tx: Sql,
  request: { buyer: string; key: string; bodyHash: string; orderId: string; at: number },
) =>
  (await tx.run`
    insert into order_request (buyer, request_key, body_hash, order_id, at)
    values (${request.buyer}, ${request.key}, ${request.bodyHash}, ${request.orderId}, ${request.at})
    on conflict (buyer, request_key) do nothing`) === 1

export const findRequest = (db: Sql, buyer: string, key: string) =>
  db.maybeOne<{ bodyHash: string; orderId: string }>`
    select body_hash as "bodyHash", order_id as "orderId" from order_request
    where buyer = ${buyer} and request_key = ${key}`
