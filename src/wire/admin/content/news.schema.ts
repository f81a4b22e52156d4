import { z } from 'zod'
import { newsStates } from '#shop/content/content.ts'
import { Name, PlainText } from '../../amounts.schema.ts'
import { type CallSchema, counted, Paged } from '../../call-schema.ts'
import { ToCheck, urduLine, urduText } from '../../urdu.schema.ts'
import { collectionCalls } from './collection.schema.ts'

const fields = {
  title: Name(200),
  summary: PlainText(500),
  body: PlainText(50_000).describe('Markdown'),
  titleUr: urduLine(200),
  summaryUr: urduText(500),
  bodyUr: urduText(50_000),
  publishedAt: z
    .union([z.iso.datetime({ offset: true }), z.literal('now')])
    .nullable()
    .describe('time of publication, or `now`; null: a draft'),
}

/** News as staff write it. */
export const AdminNews = z.object({
  ...fields,
  id: z.string(),
  picture: z.string().nullable(),
  publishedAt: z.string().nullable().describe('null: a draft'),
  state: z.enum(newsStates).describe('`draft`; `due`: published later; `out`: published'),
  toCheck: ToCheck,
  version: z.int(),
})

const calls = collectionCalls('/admin/news', 'a news story', {
  answer: AdminNews,
  fields,
  create: fields,
})

export const newsCalls = {
  adminNewsList: {
    route: 'GET /admin/news',
    access: 'content.read',
    summary: 'List all news: drafts first, then newest first',
    query: Paged.omit({ q: true }).extend({ state: z.enum(newsStates).optional() }),
    answer: counted(AdminNews),
  },
  adminNews: calls.read,
  adminCreateNews: calls.create,
  adminChangeNews: calls.change,
  adminSetNewsPicture: calls.setPicture,
  adminRemoveNewsPicture: calls.removePicture,
  adminRemoveNews: calls.remove,
} as const satisfies Record<string, CallSchema>
