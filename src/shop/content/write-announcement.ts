import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { endsFirst } from '../pricing/period.ts'
import { Refusal } from '../refusals.ts'
import { saveTexts } from '../translations/save-texts.ts'
import type { Visit } from '../visit.ts'
import type { Announcement, WrittenAnnouncement } from './announcement.ts'
import { readAnnouncement, saveAnnouncement } from './announcement.store.ts'

/**
 * Changes the line on top of every page. Refuses another version than the one that the change was made on
 * (`changed_meanwhile`), one that ends before it begins (`announcement_ends_first`), and one that is shown and says
 * nothing (`announcement_empty`).
 */
export async function writeAnnouncement(
  visit: Visit,
  version: number,
  change: (before: Announcement) => Announcement,
): Promise<WrittenAnnouncement> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const { version: now, ...before } = await readAnnouncement(tx)
    if (now !== version) throw new Refusal('changed_meanwhile')
    const after = change(before)
    if (endsFirst(after.period)) throw new Refusal('announcement_ends_first')
    if (after.shown && after.text === '') throw new Refusal('announcement_empty')
    if ((await saveAnnouncement(tx, version, after)) === 0) throw new Refusal('changed_meanwhile')
    const texts = [{ before: before.text, after: after.text }]
    await saveTexts(tx, texts, { actor, at: visit.now() })
    const data = { name: after.text, changes: changesBetween(before, after) }
    await record(tx, {
      kind: 'announcement.changed',
      at: visit.now(),
      actor,
      subject: 'line',
      data,
    })
    return readAnnouncement(tx)
  })
}
