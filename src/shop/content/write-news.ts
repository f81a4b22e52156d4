import type { Visit } from '../visit.ts'
import {
  deleteNews,
  findWrittenNews,
  insertWrittenNews,
  type NewsDraft,
  updateNews,
  type WrittenNews,
} from './news-drafts.store.ts'
import { written } from './written.ts'

const news = written<NewsDraft, WrittenNews>({
  kind: 'news',
  missing: 'news_not_found',
  nameOf: ({ title }) => title,
  draftOf: ({ id: _, picture: __, version: ___, ...draft }) => draft,
  picturesOf: ({ picture }) => [picture],
  find: findWrittenNews,
  update: updateNews,
  delete: deleteNews,
})

/** Writes a story under an id that the writer has chosen, so that the same call twice makes one. */
export const createNews = (visit: Visit, id: string, draft: NewsDraft): Promise<WrittenNews> =>
  news.create(visit, { id, draft }, (tx) => insertWrittenNews(tx, id, draft))

/**
 * Changes a story: what is not given stays. Refuses one that is gone (`news_not_found`), and another
 * version than the one that the change was made on (`changed_meanwhile`).
 */
export const changeNews = (
  visit: Visit,
  at: { id: string; version: number },
  changes: Partial<NewsDraft>,
): Promise<WrittenNews> => news.change(visit, at, (before) => ({ ...before, ...changes }))

/** Takes a story away for good, with its picture; one that is gone stays gone. */
export const removeNews = news.remove
