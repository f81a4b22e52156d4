import type { NewPicture } from '../accounts/picture.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  deleteNews,
  findWrittenNews,
  insertWrittenNews,
  type NewsDraft,
  updateNews,
  type WrittenNews,
} from './news-drafts.store.ts'

/** Writes a story under an id that the writer has chosen, so that the same call twice makes one. */
export async function createNews(visit: Visit, id: string, draft: NewsDraft): Promise<WrittenNews> {
  const { id: actor } = requirePermission(visit, 'content.write')
  await visit.db.transaction(async (tx) => {
    if ((await insertWrittenNews(tx, id, draft)) === 0) return
    const data = { name: draft.title }
    await record(tx, { kind: 'news.created', at: visit.now(), actor, subject: id, data })
  })
  return found(await findWrittenNews(visit.db, id))
}

/**
 * Changes a story: what is not given stays. Refuses one that is gone (`news_not_found`), and another
 * version than the one that the change was made on (`changed_meanwhile`).
 */
export async function changeNews(
  visit: Visit,
  { id, version }: { id: string; version: number },
  changes: Partial<NewsDraft>,
): Promise<WrittenNews> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const before = draftOf(found(await findWrittenNews(tx, id)))
    const after = { ...before, ...changes }
    if ((await updateNews(tx, { id, version }, after)) === 0) throw new Refusal('changed_meanwhile')
    const data = { name: after.title, changes: changesBetween(before, after) }
    await record(tx, { kind: 'news.changed', at: visit.now(), actor, subject: id, data })
    return found(await findWrittenNews(tx, id))
  })
}

/** Takes a story away for good, with its picture; one that is gone stays gone. */
export async function removeNews(
  visit: Visit,
  id: string,
  remove: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const picture = await visit.db.transaction(async (tx) => {
    const story = await findWrittenNews(tx, id)
    if (story === undefined || (await deleteNews(tx, id)) === 0) return null
    const data = { name: story.title }
    await record(tx, { kind: 'news.removed', at: visit.now(), actor, subject: id, data })
    return story.picture
  })
  if (picture !== null) await remove(picture)
}

const draftOf = ({ title, summary, body, at }: WrittenNews): NewsDraft => ({
  title,
  summary,
  body,
  at,
})

function found(story: WrittenNews | undefined): WrittenNews {
  if (story === undefined) throw new Refusal('news_not_found')
  return story
}
