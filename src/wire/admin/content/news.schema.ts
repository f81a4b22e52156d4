import { z } from 'zod'
import { newsStates } from '#shop/content/content.ts'
import { Name, PlainText, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'

/** News as staff write it. */
export const AdminNews = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe('Markdown'),
  picture: z.string().nullable(),
  publishedAt: z.string().nullable().describe('null: a draft'),
  state: z.enum(newsStates).describe('`draft`; `due`: published later; `out`: published'),
  version: z.int(),
})

const fields = {
  title: Name(200),
  summary: PlainText(500),
  body: PlainText(50_000).describe('Markdown'),
  publishedAt: z
    .union([z.iso.datetime({ offset: true }), z.literal('now')])
    .nullable()
    .describe('time of publication, or `now`; null: a draft'),
}

export const newsCalls = {
  adminNewsList: {
    route: 'GET /admin/news',
    access: 'content.read',
    summary: 'List all news: drafts first, then newest first',
    query: Paged.omit({ q: true }).extend({ state: z.enum(newsStates).optional() }),
    answer: counted(AdminNews),
  },
  adminNews: {
    route: 'GET /admin/news/:id',
    access: 'content.read',
    summary: 'Get a news story',
    params: ById,
    answer: data(AdminNews),
  },
  adminCreateNews: {
    route: 'POST /admin/news',
    access: 'content.write',
    summary: 'Create a news story; the client chooses the id, so retries create one',
    body: z.object({ id: z.uuid(), ...fields }),
    status: 201,
    answer: data(AdminNews),
  },
  adminChangeNews: {
    route: 'PATCH /admin/news/:id',
    access: 'content.write',
    summary: 'Change a news story',
    params: ById,
    body: z.object(fields).partial().extend({ version: Version }),
    answer: data(AdminNews),
  },
  adminSetNewsPicture: {
    route: 'POST /admin/news/:id/picture',
    access: 'content.write',
    summary: 'Set the picture of a news story',
    params: ById,
    multipart: { picture: 'file' },
    answer: data(AdminNews),
  },
  adminRemoveNewsPicture: {
    route: 'DELETE /admin/news/:id/picture',
    access: 'content.write',
    summary: 'Delete the picture of a news story',
    params: ById,
    answer: data(AdminNews),
  },
  adminRemoveNews: {
    route: 'DELETE /admin/news/:id',
    access: 'content.write',
    summary: 'Delete a news story',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
