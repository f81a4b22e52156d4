import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'

/** `confirmedAt` (ms UTC) null: not confirmed by a code yet. */
export type SecondFactor = { secret: string; confirmedAt: number | null; lastStep: number }

export const findSecondFactor = (db: Sql, accountId: string) => db.maybeOne<SecondFactor>`
  select secret, confirmed_at as "confirmedAt", last_step as "lastStep"
  from second_factor where account_id = ${accountId}`

export const putSecondFactor = (tx: Sql, accountId: string, secret: string) => tx.run`
  insert into second_factor (account_id, secret, last_step) values (${accountId}, ${secret}, 0)
  on conflict (account_id) do update set secret = excluded.secret, confirmed_at = null, last_step = 0`

export const confirmSecondFactor = (tx: Sql, accountId: string, at: number) =>
  tx.run`update second_factor set confirmed_at = ${at} where account_id = ${accountId}`

/** Codes of this and earlier steps can't be used again. */
export const setLastStep = (tx: Sql, accountId: string, step: number) =>
  tx.run`update second_factor set last_step = ${step} where account_id = ${accountId}`

/** With its recovery codes; answers 0 if there was none. */
export async function deleteSecondFactor(tx: Sql, accountId: string): Promise<number> {
  await tx.run`delete from recovery_code where account_id = ${accountId}`
  return tx.run`delete from second_factor where account_id = ${accountId}`
}

/** Replaces all codes. */
export async function putRecoveryCodes(tx: Sql, accountId: string, hashes: readonly string[]) {
  await tx.run`delete from recovery_code where account_id = ${accountId}`
  await tx.run`
    insert into recovery_code (account_id, code_hash) values ${rows(hashes.map((hash) => [accountId, hash]))}`
}

/** Answers 0 for an unknown code. */
export const spendRecoveryCode = (tx: Sql, accountId: string, hash: string) =>
  tx.run`delete from recovery_code where account_id = ${accountId} and code_hash = ${hash}`

export const countRecoveryCodes = async (db: Sql, accountId: string): Promise<number> =>
  (
    await db.one<{ left: number }>`
    select count(*) as "left" from recovery_code where account_id = ${accountId}`
  ).left
