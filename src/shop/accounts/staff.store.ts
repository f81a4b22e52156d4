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

/** The account is a customer's again. */
export const dismiss = (tx: Sql, accountId: string) =>
  tx.run`delete from staff_member where account_id = ${accountId}`

/** The ids of all owners, locked: of two who take each other's role away, the second finds the first gone. */
export async function lockOwners(tx: Sql): Promise<string[]> {
  const owners = await tx.all<{ account_id: string }>`
    select account_id from staff_member where role = 'owner'
    order by account_id collate "binary" ${tx.forUpdate}`
  return owners.map(({ account_id }) => account_id)
}

/** An account of the back office; `since` is ms UTC. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  since: number
}

/** The longest-serving first. */
export const listStaff = (db: Sql, limit: number, offset: number) => db.all<StaffMember>`
  select account.id, full_name as name, email, role, since
  from staff_member join account on account.id = staff_member.account_id
  order by since, account.id limit ${limit} offset ${offset}`

export const findStaff = (db: Sql, id: string) => db.maybeOne<StaffMember>`
  select account.id, full_name as name, email, role, since
  from staff_member join account on account.id = staff_member.account_id where account.id = ${id}`

export const countStaff = async (db: Sql): Promise<number> =>
  (await db.one<{ total: number }>`select count(*) as total from staff_member`).total
