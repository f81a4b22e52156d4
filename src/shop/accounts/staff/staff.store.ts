import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import type { StaffRole } from '../../person.ts'
import { compareNames } from '../../name-order.ts'

/** False until the first owner exists. */
export async function hasStaff(db: Sql): Promise<boolean> {
  return (await db.maybeOne`select 1 as one from staff_member limit 1`) !== undefined
}

/** Inserts or changes the role. */
export const appoint = (tx: Sql, accountId: string, role: StaffRole, now: number) => tx.run`
  insert into staff_member (account_id, role, since) values (${accountId}, ${role}, ${now})
  on conflict (account_id) do update set role = excluded.role`

export const dismiss = (tx: Sql, accountId: string) =>
  tx.run`delete from staff_member where account_id = ${accountId}`

/** Locks all owners, so two can't dismiss each other at once. */
export async function lockOwners(tx: Sql): Promise<string[]> {
  const owners = await tx.all<{ account_id: string }>`
    select account_id from staff_member where role = 'owner'
    order by account_id collate "binary" ${tx.forUpdate}`
  return owners.map(({ account_id }) => account_id)
}

/** Times in ms UTC. `seenAt` null: no session. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  since: number
  seenAt: number | null
  twoFactor: boolean
}
type MemberRow = Omit<StaffMember, 'twoFactor'> & { twoFactorSince: number | null }

const toMember = ({ twoFactorSince, ...row }: MemberRow): StaffMember => ({
  ...row,
  twoFactor: twoFactorSince !== null,
})

/** Append `where …` or `order by …`. */
const members = sql`
  select account.id, full_name as name, email, staff_member.role as role, since,
    (select max(seen_at) from session where session.account_id = account.id) as "seenAt",
    (select confirmed_at from second_factor where second_factor.account_id = account.id) as "twoFactorSince"
  from staff_member join account on account.id = staff_member.account_id`

/** Longest-serving first. */
export const listStaff = async (db: Sql, limit: number, offset: number): Promise<StaffMember[]> =>
  (
    await db.all<MemberRow>`${members} order by since, account.id limit ${limit} offset ${offset}`
  ).map(toMember)

export async function findStaff(db: Sql, id: string): Promise<StaffMember | undefined> {
  const row = await db.maybeOne<MemberRow>`${members} where account.id = ${id}`
  return row && toMember(row)
}

/** Longest-serving first, at most 500: the activity query has a part per member, and engines limit those. */
export const listStaffIds = async (db: Sql): Promise<string[]> =>
  (
    await db.all<{ id: string }>`
      select account_id as id from staff_member order by since, account_id limit 400`
  ).map(({ id }) => id)

/** By name. */
export async function listColleagues(
  db: Sql,
  roles: readonly StaffRole[],
): Promise<{ id: string; name: string }[]> {
  const found = await db.all<{ id: string; name: string }>`
    select account.id, full_name as name from staff_member
    join account on account.id = staff_member.account_id
    where staff_member.role in ${list(roles)} order by folded_name, account.id limit 100`
  return found.toSorted((a, b) => compareNames(a.name, b.name))
}

export const countStaff = async (db: Sql): Promise<number> =>
  (await db.one<{ total: number }>`select count(*) as total from staff_member`).total
