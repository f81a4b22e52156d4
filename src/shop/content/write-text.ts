import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import { saveTexts } from '../translations/save-texts.ts'
import type { Visit } from '../visit.ts'
import { isEmptyDraft, textAt, type TextPage, type Words, wordsAt, type WrittenText } from './texts.ts' // prettier-ignore
import { findStoredText, findWrittenText, saveText } from './texts.store.ts'

/**
 * Changes what stands on a page, or what will: words at once, as a draft or from a moment on; null words are the shop's
 * own again. What is not given stays. The same again changes nothing. Refuses another version than the one that the
 * change was made on (`changed_meanwhile`), a draft of nothing (`draft_empty`), and a moment that has passed
 * (`text_moment_past`).
 */
export async function writeText(
  visit: Visit,
  { page, version }: { page: TextPage; version: number },
  change: Partial<Words>,
): Promise<WrittenText> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const stored = await findStoredText(tx, page)
    const text = textAt(stored, at)
    const before = { body: text.body, next: text.next }
    const draft = { ...before, ...change }
    if (isEmptyDraft(draft)) throw new Refusal('draft_empty')
    const after = wordsAt(draft, at)
    const changes = changesBetween(before, after)
    if (changes.length === 0) return text
    if (after !== draft) throw new Refusal('text_moment_past')
    if (text.version !== version) throw new Refusal('changed_meanwhile')
    const changedAt = after.body === text.body ? (text.changedAt ?? at) : at
    const saved = { ...after, changedAt, version: version + 1 }
    if ((await saveText(tx, { page, stored: stored.version }, saved)) === 0)
      throw new Refusal('changed_meanwhile')
    const texts = [{ before: before.body ?? '', after: after.body ?? '' }]
    await saveTexts(tx, texts, { actor, at })
    const data = { name: page, changes }
    await record(tx, { kind: 'text.changed', at, actor, subject: page, data })
    return findWrittenText(tx, page, at)
  })
}
