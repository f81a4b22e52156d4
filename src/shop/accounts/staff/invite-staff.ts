import { record } from '../../events/events.store.ts'
import { newId } from '../../ids.ts'
import { insertEmail } from '../../outbox/outbox.store.ts'
import { requirePermission } from '../../permissions.ts'
import type { StaffRole } from '../../person.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { accountByEmail } from '../accounts.store.ts'
import { isEmail } from '../contacts/email.ts'
import { findInvitation, type Invitation, putInvitation } from './invitations.store.ts'
import { countTry } from '../signing-in/throttle.store.ts'

const day = 24 * 60 * 60_000
const invitationLasts = 7 * day
const maxPerDay = 50

/**
 * Mails the link; replaces an earlier invitation, except an identical unsent one. Refuses `email_invalid`,
 * `already_staff`, and more than 50 a day (`too_many_tries`).
 */
export async function inviteStaff(
  visit: Visit,
  input: { email: string; role: StaffRole },
): Promise<Invitation> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  const { email } = input
  if (!isEmail(email)) throw new Refusal('email_invalid')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    if ((await accountByEmail(tx, email))?.role) throw new Refusal('already_staff')
    const before = await findInvitation(tx, { email }, at)
    if (before?.role === input.role && !before.sent) return before
    if ((await countTry(tx, `invite ${by}`, at, day)) > maxPerDay)
      throw new Refusal('too_many_tries', { retryAfter: day / 1000 })
    const made = { email, role: input.role, id: newId(), invitedBy: by }
    const invitation = { ...made, createdAt: at, expiresAt: at + invitationLasts }
    await putInvitation(tx, invitation)
    await insertEmail(tx, { kind: 'staff-invitation', to: email, invitation: made.id }, at, null)
    await record(tx, {
      kind: 'staff.invited',
      at,
      actor: by,
      subject: made.id,
      data: { before: before?.role ?? null, role: input.role },
    })
    return { ...invitation, sent: false }
  })
}
