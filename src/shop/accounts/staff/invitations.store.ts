import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { emailKey } from '../../email-key.ts'
import type { StaffRole } from '../../person.ts'

/** Times in ms UTC. `sent`: its e-mail has been sent. */
export type Invitation = {
  id: string
  email: string
  role: StaffRole
  invitedBy: string
  sent: boolean
  createdAt: number
  expiresAt: number
}
type Row = Omit<Invitation, 'sent'> & { sent: number }

const toInvitation = (row: Row): Invitation => ({ ...row, sent: row.sent === 1 })

/** Not expired, and its sender is still an owner; append `and …`. */
const open = (now: number) => sql`
  select id, email, staff_invitation.role as role, invited_by as "invitedBy", created_at as "createdAt",
    expires_at as "expiresAt", case when token_hash is null then 0 else 1 end as sent
  from staff_invitation join staff_member on account_id = invited_by and staff_member.role = 'owner'
  where expires_at > ${now}`

/** Newest first. */
export const listInvitations = async (db: Sql, now: number): Promise<Invitation[]> =>
  (await db.all<Row>`${open(now)} order by created_at desc, id limit 200`).map(toInvitation)

export async function findInvitation(
  db: Sql,
  by: { id: string } | { email: string } | { tokenHash: string },
  now: number,
): Promise<Invitation | undefined> {
  const which =
    'id' in by
      ? sql`id = ${by.id}`
      : 'email' in by
        ? sql`email_key = ${emailKey(by.email)}`
        : sql`token_hash = ${by.tokenHash}`
  const row = await db.maybeOne<Row>`${open(now)} and ${which}`
  return row && toInvitation(row)
}

/** Replaces an older invitation of the address. */
export const putInvitation = (tx: Sql, invitation: Omit<Invitation, 'sent'>) => tx.run`
  insert into staff_invitation (id, email, email_key, role, invited_by, created_at, expires_at)
  values (${invitation.id}, ${invitation.email}, ${emailKey(invitation.email)}, ${invitation.role},
    ${invitation.invitedBy}, ${invitation.createdAt}, ${invitation.expiresAt})
  on conflict (email_key) do update set id = excluded.id, email = excluded.email, role = excluded.role,
    invited_by = excluded.invited_by, token_hash = null, created_at = excluded.created_at, expires_at = excluded.expires_at`

/** Answers 0 if the invitation isn't open any more. */
export const setInvitationToken = (db: Sql, id: string, tokenHash: string, now: number) => db.run`
  update staff_invitation set token_hash = ${tokenHash} where id = ${id} and expires_at > ${now}
    and invited_by in (select account_id from staff_member where role = 'owner')`

/** Answers 1 once; a parallel second delete gets 0. */
export const deleteInvitation = (tx: Sql, id: string) =>
  tx.run`delete from staff_invitation where id = ${id}`

export const deleteOldInvitations = (db: Sql, now: number) =>
  db.run`delete from staff_invitation where expires_at <= ${now}`

/** Invitations whose address is not in ASCII. */
export const listForeignInvitations = (db: Sql) => db.all<{
  id: string
  email: string
  key: string
}>`
  select id, email, email_key as key from staff_invitation
  where octet_length(email_key) <> length(email_key) order by created_at`

/** Another spelling of its address; of two to the same address the newer one stays. */
export async function saveInvitationEmail(
  tx: Sql,
  id: string,
  { email, key }: { email: string; key: string },
) {
  await tx.run`
    delete from staff_invitation where email_key = ${key}
      and created_at <= (select created_at from staff_invitation as this where this.id = ${id})`
  await tx.run`
    update staff_invitation set email = ${email}, email_key = ${key}
    where id = ${id} and not exists (select 1 from staff_invitation where email_key = ${key})`
  await tx.run`delete from staff_invitation where id = ${id} and email_key <> ${key}`
}
