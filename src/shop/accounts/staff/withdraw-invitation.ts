import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { deleteInvitation, findInvitation } from './invitations.store.ts'

/** Invalidates its link. Refuses `invitation_not_found`. */
export async function withdrawInvitation(visit: Visit, id: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, { id }, at)
    if (invitation === undefined || (await deleteInvitation(tx, id)) === 0)
      throw new Refusal('invitation_not_found')
    await record(tx, {
      kind: 'staff.invitation-withdrawn',
      at,
      actor: by,
      subject: id,
      data: { before: invitation.role },
    })
  })
}
