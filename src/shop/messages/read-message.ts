import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'
import type { Message } from './message.ts'
import { markRead } from './messages.store.ts'

/** A message was read, or shall stand as unread again. When it was read first stays. */
export async function readMessage(visit: Visit, id: string, read: boolean): Promise<Message> {
  const { id: by } = requirePermission(visit, 'message.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const message = await markRead(tx, id, read ? at : null)
    if (message === undefined) throw new Refusal('message_not_found')
    const kind = read ? 'message.read' : 'message.unread'
    await record(tx, { kind, at, actor: by, subject: id, data: {} })
    return message
  })
}
