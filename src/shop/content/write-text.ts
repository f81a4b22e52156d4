import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { TextPage, WrittenText } from './texts.ts'
import { findWrittenText, saveText } from './texts.store.ts'

/**
 * Puts a text in place of the shop's own words on a page, or goes back to those (null). The same again changes
 * nothing. Refuses another version than the one that the change was made on (`changed_meanwhile`).
 */
export async function writeText(
  visit: Visit,
  { page, version }: { page: TextPage; version: number },
  body: string | null,
): Promise<WrittenText> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const before = await findWrittenText(tx, page)
    if (before.body === body) return before
    if ((await saveText(tx, { page, version }, body, visit.now())) === 0)
      throw new Refusal('changed_meanwhile')
    const data = { name: page, changes: changesBetween({ body: before.body }, { body }) }
    await record(tx, { kind: 'text.changed', at: visit.now(), actor, subject: page, data })
    return findWrittenText(tx, page)
  })
}
