import {
  countWrittenNews,
  findWrittenNews,
  listWrittenNews,
} from '#shop/content/news-drafts.store.ts'
import { changeNews, createNews, removeNews } from '#shop/content/write-news.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import { decodeNewsDraft, encodeAdminNews } from '#wire/admin/content/news.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'
import { deleteStoryPicture, saveStoryPicture } from '../../../media/story-picture.ts'

export const newsHandlers = {
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
  adminNews: (visit, { params }) => one(visit, params.id),
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
  async adminSetNewsPicture(visit, { params: { id } }, http) {
    await saveStoryPicture(visit, { kind: 'news', id }, http)
    return one(visit, id)
  },
  async adminRemoveNewsPicture(visit, { params: { id } }, http) {
    await deleteStoryPicture(visit, { kind: 'news', id }, http)
    return one(visit, id)
  },
  async adminRemoveNews(visit, { params }, http) {
    await removeNews(visit, params.id, http.pictures.removeStoryPicture)
    return doneIn(http, 'done.newsRemoved')
  },
} satisfies Partial<Handlers>

async function one({ db, now }: Visit, id: string) {
  const story = await findWrittenNews(db, id)
  if (story === undefined) throw new Refusal('news_not_found')
  return { data: encodeAdminNews(story, now()) }
}
