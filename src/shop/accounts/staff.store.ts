import type { Sql } from '#db/database.ts'
import type { StaffRole } from '../person.ts'

/** Whether anybody may use the back office. */
export async function hasStaff(db: Sql): Promise<boolean> {
  return (await db.maybeOne`select 1 as one from staff_member limit 1`) !== undefined
}

/** Makes an account staff, or changes its role. */
export const appoint = (tx: Sql, accountId: string, role: StaffRole, now: number) => tx.run`
  insert into staff_member (account_id, role, since) values (${accountId}, ${role}, ${now})
  on conflict (account_id) do update set role = excluded.role`
