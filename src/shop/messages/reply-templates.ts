import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import { saveTexts } from '../translations/save-texts.ts'
import type { Visit } from '../visit.ts'
import {
  deleteReplyTemplate,
  insertReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
  type TranslatedReply,
} from './reply-templates.store.ts'

const maxTemplates = 50

/**
 * `id` is chosen by the client, so retries are idempotent. Refuses more than 50 (`too_many_templates`).
 * Returns all templates.
 */
export async function addReplyTemplate(
  visit: Visit,
  template: ReplyTemplate,
): Promise<TranslatedReply[]> {
  const { id: actor } = requirePermission(visit, 'message.write')
  return visit.db.transaction(async (tx) => {
    if ((await insertReplyTemplate(tx, template)) > 0) {
      const [at, data] = [visit.now(), { name: template.name }]
      const { text, textUr } = template
      // Another answer may have the same English text, and its Urdu.
      if (textUr !== '')
        await saveTexts(tx, [{ before: '', after: text, urdu: textUr }], { actor, at })
      await record(tx, { kind: 'reply-template.added', at, actor, subject: template.id, data })
    }
    const all = await listReplyTemplates(tx)
    if (all.length > maxTemplates) throw new Refusal('too_many_templates')
    return all
  })
}

/** Refuses `template_not_found`. */
export async function removeReplyTemplate(visit: Visit, id: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'message.write')
  await visit.db.transaction(async (tx) => {
    const gone = await deleteReplyTemplate(tx, id)
    if (gone === undefined) throw new Refusal('template_not_found')
    const at = visit.now()
    await record(tx, { kind: 'reply-template.removed', at, actor, subject: id, data: gone })
  })
}
