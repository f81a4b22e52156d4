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

/** What was changed of a story, to be sent. */
export const changedIn = (typed: NewsValues, before: NewsValues): Partial<NewsValues> =>
  Object.fromEntries(
    newsFields
      .filter((field) => typed[field] !== before[field])
      .map((field) => [field, typed[field]]),
  )

/** What is typed on the story as it is now, and the fields that both have changed to different things. */
export function mergedNews(typed: NewsValues, before: NewsValues, now: NewsValues) {
  const mine = changedIn(typed, before)
  const merged = { ...valuesOf(now), ...mine }
  const both = newsFields.filter(
    (field) => field in mine && now[field] !== before[field] && now[field] !== typed[field],
  )
  return { merged, both }
}
