import { isMailable } from '../accounts/contacts/mailable.ts'
import { record } from '../events/events.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { found } from './change-message.ts'
import type { StaffMessage } from './message.ts'
import { findMessage, insertReply, lockMessage, setDone } from './messages.store.ts'

/**
 * E-mails the reply and marks the message done; a shop without a mail server only saves the reply. `id` is chosen by the client, so retries are idempotent.
 * Refuses `message_not_found`, `not_mailable` and `reply_id_reused`.
 */
export async function answerMessage(
  visit: Visit,
  messageId: string,
  { sends, ...reply }: { id: string; text: string; sends: boolean },
): Promise<StaffMessage> {
  const { id: actor } = requirePermission(visit, 'message.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (message === undefined) throw new Refusal('message_not_found')
    if (!isMailable(message.email)) throw new Refusal('not_mailable')
    if ((await insertReply(tx, messageId, { ...reply, at, by: actor })) > 0) {
      const { email: to, subject, body: asked, accountId } = message
      if (sends)
        await insertEmail(tx, { kind: 'message-reply', to, subject, asked, text: reply.text }, at, accountId) // prettier-ignore
      const about = { at, actor, subject: messageId }
      await record(tx, { ...about, kind: 'message.answered', data: { reply: reply.id } })
      if (sends && message.doneAt === null) {
        await setDone(tx, messageId, at)
        await record(tx, { ...about, kind: 'message.done', data: {} })
      }
    }
    const answered = found(await findMessage(tx, messageId))
    if (!answered.replies.some(({ id, text }) => id === reply.id && text === reply.text))
      throw new Refusal('reply_id_reused')
    return answered
  })
}
