import { record } from '../../events/events.store.ts'
import { newSecret } from '../../ids.ts'
import { deleteDueEmail } from '../../outbox/outbox.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { findInvitation, setInvitationToken } from './invitations.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/**
 * New token for an owner to pass on without e-mail; invalidates the previous link and
 * drops an e-mail that still waits. Refuses
 * `invitation_not_found`.
 */
export async function renewInvitationLink(visit: Visit, id: string): Promise<string> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  const at = visit.now()
  const token = newSecret()
  await visit.db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, { id }, at)
    if (
      invitation === undefined ||
      (await setInvitationToken(tx, id, hashOfToken(token), at)) === 0
    )
      throw new Refusal('invitation_not_found')
    // Its sending would make another link, and this one would stop working.
    await deleteDueEmail(tx, 'staff-invitation', id)
    await record(tx, {
      kind: 'staff.invitation-handed-over',
      at,
      actor: by,
      subject: id,
      data: { role: invitation.role },
    })
  })
  return token
}
