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
  state: z.enum(newsStates).describe('draft, due: published later, out: shoppers read it'),
  version: z.int(),
})

const fields = {
  title: Name(200),
  summary: PlainText(500),
  body: PlainText(50_000).describe('Markdown'),
  publishedAt: z
    .union([z.iso.datetime({ offset: true }), z.literal('now')])
    .nullable()
    .describe('when it is published, or `now`, by the shop’s own clock; null: a draft'),
}

export const newsCalls = {
  adminNewsList: {
    route: 'GET /admin/news',
    access: 'content.read',
    summary: 'All news: drafts first, then the newest',
    query: Paged.omit({ q: true }).extend({ state: z.enum(newsStates).optional() }),
    answer: counted(AdminNews),
  },
  adminNews: {
    route: 'GET /admin/news/:id',
    access: 'content.read',
    summary: 'One story',
    params: ById,
    answer: data(AdminNews),
  },
  adminCreateNews: {
    route: 'POST /admin/news',
    access: 'content.write',
    summary: 'Write a story; with an id of the writer’s own, so that the same call twice makes one',
    body: z.object({ id: z.uuid(), ...fields }),
    status: 201,
    answer: data(AdminNews),
  },
  adminChangeNews: {
    route: 'PATCH /admin/news/:id',
    access: 'content.write',
    summary: 'Change a story',
    params: ById,
    body: z.object(fields).partial().extend({ version: Version }),
    answer: data(AdminNews),
  },
  adminSetNewsPicture: {
    route: 'POST /admin/news/:id/picture',
    access: 'content.write',
    summary: 'Give a story its picture',
    params: ById,
    multipart: { picture: 'file' },
    answer: data(AdminNews),
  },
  adminRemoveNewsPicture: {
    route: 'DELETE /admin/news/:id/picture',
    access: 'content.write',
    summary: 'Take the picture of a story away',
    params: ById,
    answer: data(AdminNews),
  },
  adminRemoveNews: {
    route: 'DELETE /admin/news/:id',
    access: 'content.write',
    summary: 'Take a story away',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
