import { z } from 'zod'
import { textPages } from '#shop/content/texts.ts'
import { PlainText } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'

const ByPage = z.object({ page: z.enum(textPages) })

const From = z.string().nullable().describe('from when on they hold; null: a draft')

export const AdminTextHead = z.object({
  page: z.enum(textPages),
  isOwn: z.boolean().describe('staff have written it; false: the shop’s own words stand there'),
  changedAt: z.string().nullable(),
  next: z
    .object({ isOwn: z.boolean().describe('false: the shop’s own words again'), from: From })
    .nullable()
    .describe('words that do not hold yet; null: there are none'),
  version: z.int(),
})

/** A page of small print or of help. */
export const AdminText = AdminTextHead.extend({
  body: z.string().nullable().describe('Markdown; null: the shop’s own words stand there'),
  next: z
    .object({ body: z.string().nullable().describe('null: the shop’s own words'), from: From })
    .nullable()
    .describe('words that do not hold yet; null: there are none'),
  ours: z
    .string()
    .describe('the shop’s own words, in Markdown, with its names and prices filled in'),
})

const Body = PlainText(50_000).min(1).nullable().describe('Markdown; null: the shop’s own words')

export const textCalls = {
  adminTexts: {
    route: 'GET /admin/texts',
    access: 'content.read',
    summary: 'The pages of small print and of help, and which of them staff have written',
    answer: data(z.array(AdminTextHead)),
  },
  adminText: {
    route: 'GET /admin/texts/:page',
    access: 'content.read',
    summary: 'The words of one page',
    params: ByPage,
    answer: data(AdminText),
  },
  adminWriteText: {
    route: 'PUT /admin/texts/:page',
    access: 'content.write',
    summary:
      'Put a text in place of the shop’s own words on a page, or go back to those: at once (`body`), or as a draft or from a moment on (`next`)',
    params: ByPage,
    body: z.object({
      body: Body.optional(),
      next: z
        .object({
          body: Body,
          from: z.iso.datetime({ offset: true }).nullable().describe('null: a draft'),
        })
        .nullable()
        .optional()
        .describe('null: forget the draft, or what is planned'),
      version: z.int(),
    }),
    answer: data(AdminText),
  },
} as const satisfies Record<string, CallSchema>
