import { z } from 'zod'
import { textPages } from '#shop/content/texts.ts'
import { PlainText } from '../amounts.schema.ts'
import { type CallSchema, data } from '../call-schema.ts'

const ByPage = z.object({ page: z.enum(textPages) })

const AdminTextHead = z.object({
  page: z.enum(textPages),
  isOwn: z.boolean().describe('staff have written it; false: the shop’s own words stand there'),
  changedAt: z.string().nullable(),
  version: z.int(),
})

/** A page of small print or of help. */
export const AdminText = AdminTextHead.extend({
  body: z.string().nullable().describe('Markdown; null: the shop’s own words stand there'),
  ours: z
    .string()
    .describe('the shop’s own words, in Markdown, with its names and prices filled in'),
})

export const textCalls = {
  adminTexts: {
    summary: 'The pages of small print and of help, and which of them staff have written',
    answer: data(z.array(AdminTextHead)),
  },
  adminText: { summary: 'The words of one page', params: ByPage, answer: data(AdminText) },
  adminWriteText: {
    summary: 'Put a text in place of the shop’s own words on a page, or go back to those',
    params: ByPage,
    body: z.object({
      body: PlainText(50_000).min(1).nullable().describe('Markdown; null: the shop’s own words'),
      version: z.int(),
    }),
    answer: data(AdminText),
  },
} as const satisfies Record<string, CallSchema>
