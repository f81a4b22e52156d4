import type { Answer } from '#wire/calls.ts'

export type StaffNews = Answer<'adminNews'>['data']

export const newsFields = ['title', 'summary', 'body', 'publishedAt'] as const
export type NewsField = (typeof newsFields)[number]
export type NewsValues = Pick<StaffNews, NewsField>

export const noNews: NewsValues = { title: '', summary: '', body: '', publishedAt: null }

export const valuesOf = ({ title, summary, body, publishedAt }: NewsValues): NewsValues => ({
  title,
  summary,
  body,
  publishedAt,
})
