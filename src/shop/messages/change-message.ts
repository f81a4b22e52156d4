import { accountById } from '../accounts/accounts.store.ts'
import { record } from '../events/events.store.ts'
import { allows, requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { StaffMessage } from './message.ts'
import { findMessage, lockMessage, setAssignee, setDone } from './messages.store.ts'

/**
 * `assignedTo` is the id of a member of staff, or null for nobody; `seen` is the value that the caller read. A field
 * that is left out keeps its value.
 */
export type MessageChange = {
  done?: boolean | undefined
  assignedTo?: string | null | undefined
  seen?: { assignedTo: string | null } | undefined
}

/**
 * Marks a message as done or open again, and gives it to somebody. What is so already stays as it is. Refuses
 * a message that is not there (`message_not_found`), staff who may not answer (`message_assignee`), and to assign
 * what a colleague has assigned since it was `seen` (`changed_meanwhile`).
 */
export async function changeMessage(
  visit: Visit,
  id: string,
  { done, assignedTo, seen }: MessageChange,
): Promise<StaffMessage> {
  const { id: actor } = requirePermission(visit, 'message.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const before = await lockMessage(tx, id)
    if (before === undefined) throw new Refusal('message_not_found')
    if (assignedTo !== undefined && assignedTo !== before.assignedTo) {
      if (seen && seen.assignedTo !== before.assignedTo) throw new Refusal('changed_meanwhile')
      if (assignedTo !== null) {
        const role = (await accountById(tx, assignedTo))?.role ?? null
        if (role === null || !allows(role, 'message.write')) throw new Refusal('message_assignee')
      }
      await setAssignee(tx, id, assignedTo)
      const data = { to: assignedTo }
      await record(tx, { kind: 'message.assigned', at, actor, subject: id, data })
    }
    if (done !== undefined && done !== (before.doneAt !== null)) {
      await setDone(tx, id, done ? at : null)
      const kind = done ? 'message.done' : 'message.reopened'
      await record(tx, { kind, at, actor, subject: id, data: {} })
    }
    return found(await findMessage(tx, id))
  })
}

/** Refuses `message_not_found`. */
export function found(message: StaffMessage | undefined): StaffMessage {
  if (message === undefined) throw new Refusal('message_not_found')
  return message
}
