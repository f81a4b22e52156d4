import type { Sql } from '#db/database.ts'
import type { StaffRole } from '../accounts/account.ts'

/** Makes an account staff, or changes its role. */
export const appoint = (tx: Sql, accountId: string, role: StaffRole, now: number) => tx.run`
  insert into staff_member (account_id, role, since) values (${accountId}, ${role}, ${now})
  on conflict (account_id) do update set role = excluded.role`
