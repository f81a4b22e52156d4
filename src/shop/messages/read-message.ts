import { Refusal } from '../refusals.ts'
import { writeAudit } from '../events/audit.store.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import type { Message } from './message.ts'
import { markRead } from './messages.store.ts'

/** A message was read, or shall stand as unread again. When it was read first stays. */
export async function readMessage(visit: Visit, id: string, read: boolean): Promise<Message> {
  const { id: by } = requirePermission(visit, 'message.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const message = await markRead(tx, id, read ? at : null)
    if (message === undefined) throw new Refusal('message-not-found')
    const action = read ? 'message.read' : 'message.unread'
    await writeAudit(tx, { at, by, action, subject: id, details: {} })
    return message
  })
}
