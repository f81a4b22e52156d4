import type { Sql } from '#db/database.ts'

/** `answer` null: a repeat reads the created row again. */
type AnsweredCall = { inputHash: string; answer: string | null }

/** False: already claimed. On PostgreSQL a parallel claim waits for the first transaction. */
export const claimCall = async (
  tx: Sql,
  { by, key, inputHash, at }: { by: string; key: string; inputHash: string; at: number },
): Promise<boolean> =>
  (await tx.run`
    insert into answered_call (account_id, call_key, input_hash, at) values (${by}, ${key}, ${inputHash}, ${at})
    on conflict (account_id, call_key) do nothing`) === 1

export const saveAnswer = (tx: Sql, by: string, key: string, answer: string) =>
  tx.run`update answered_call set answer = ${answer} where account_id = ${by} and call_key = ${key}`

export const findAnsweredCall = (db: Sql, by: string, key: string) => db.maybeOne<AnsweredCall>`
  select input_hash as "inputHash", answer from answered_call where account_id = ${by} and call_key = ${key}`

export const deleteOldAnsweredCalls = (db: Sql, before: number) =>
  db.run`delete from answered_call where at < ${before}`
