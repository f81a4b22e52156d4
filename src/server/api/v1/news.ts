import {
  countWrittenNews,
  findWrittenNews,
  listWrittenNews,
} from '#shop/content/news-drafts.store.ts'
import { changeNews, createNews, removeNews } from '#shop/content/write-news.ts'
import { Refusal } from '#shop/refusals.ts'
import { decodeNewsDraft, encodeAdminNews } from '#wire/admin/news.ts'
import type { newsCalls } from '#wire/admin/news.schema.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const newsHandlers: Pick<Handlers, keyof typeof newsCalls> = {
  async adminNewsList({ db, now }, { query }) {
    const { limit, offset } = pageOf(query)
    const state = query.state ?? null
    const at = now()
    const [found, total] = await Promise.all([
      listWrittenNews(db, { state, now: at, limit, offset }),
      countWrittenNews(db, state, at),
    ])
    return { data: found.map((story) => encodeAdminNews(story, at)), total }
  },
  async adminNews({ db, now }, { params }) {
    const story = await findWrittenNews(db, params.id)
    if (story === undefined) throw new Refusal('news_not_found')
    return { data: encodeAdminNews(story, now()) }
  },
  adminCreateNews: async (visit, { body: { id, ...body } }) => ({
    data: encodeAdminNews(
      await createNews(visit, id, decodeNewsDraft(body, visit.now())),
      visit.now(),
    ),
  }),
  async adminChangeNews(visit, { params: { id }, body: { version, ...body } }) {
    const story = await changeNews(visit, { id, version }, decodeNewsDraft(body, visit.now()))
    return { data: encodeAdminNews(story, visit.now()) }
  },
  async adminRemoveNews(visit, { params }, http) {
    await removeNews(visit, params.id)
    return doneIn(http, 'done.newsRemoved')
  },
}
