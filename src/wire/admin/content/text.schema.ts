import { z } from 'zod'
import { textPages } from '#shop/content/texts.ts'
import { PlainText } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'

const ByPage = z.object({ page: z.enum(textPages) })

const From = z.string().nullable().describe('when the text takes effect; null: a draft')

export const AdminTextHead = z.object({
  page: z.enum(textPages),
  isOwn: z.boolean().describe('true: staff wrote the text; false: the default text'),
  changedAt: z.string().nullable(),
  next: z
    .object({ isOwn: z.boolean().describe('false: back to the default text'), from: From })
    .nullable()
    .describe('the draft or planned text; null: none'),
  version: z.int(),
})

/** A page of small print or of help. */
export const AdminText = AdminTextHead.extend({
  body: z.string().nullable().describe('Markdown; null: the default text'),
  next: z
    .object({ body: z.string().nullable().describe('null: the default text'), from: From })
    .nullable()
    .describe('the draft or planned text; null: none'),
  ours: z
    .string()
    .describe("the default text in Markdown, with the shop's names and prices filled in"),
})

const Body = PlainText(50_000).min(1).nullable().describe('Markdown; null: the default text')

export const textCalls = {
  adminTexts: {
    route: 'GET /admin/texts',
    access: 'content.read',
    summary: 'List the legal and help pages, and whether staff wrote their texts',
    answer: data(z.array(AdminTextHead)),
  },
  adminText: {
    route: 'GET /admin/texts/:page',
    access: 'content.read',
    summary: 'Get the text of a page',
    params: ByPage,
    answer: data(AdminText),
  },
  adminWriteText: {
    route: 'PUT /admin/texts/:page',
    access: 'content.write',
    summary:
      'Replace the default text of a page, or restore it: now (`body`), as a draft or at a planned time (`next`)',
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
        .describe('null: delete the draft or planned text'),
      version: z.int(),
    }),
    answer: data(AdminText),
  },
} as const satisfies Record<string, CallSchema>
