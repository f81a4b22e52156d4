import type { z } from 'zod'
import type { NewsState } from '#shop/content/content.ts'
import type { NewsDraft, WrittenNews } from '#shop/content/news-drafts.store.ts'
import { time } from '../../time.ts'
import type { AdminNews, newsCalls } from './news.schema.ts'

export const encodeAdminNews = (
  { at, ...story }: WrittenNews,
  now: number,
): z.infer<typeof AdminNews> => ({
  ...story,
  publishedAt: at === null ? null : time(at),
  state: stateAt(at, now),
})

function stateAt(at: number | null, now: number): NewsState {
  if (at === null) return 'draft'
  return at > now ? 'due' : 'out'
}

type Body = Omit<z.infer<typeof newsCalls.adminCreateNews.body>, 'id'>

/** `now`: ms UTC, for a story that is published at once. */
export function decodeNewsDraft(body: Body, now: number): NewsDraft
export function decodeNewsDraft(body: Partial<Body>, now: number): Partial<NewsDraft>
export function decodeNewsDraft({ title, summary, body, publishedAt }: Partial<Body>, now: number) {
  return {
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary }),
    ...(body !== undefined && { body }),
    ...(publishedAt !== undefined && {
      at: publishedAt === null ? null : momentOf(publishedAt, now),
    }),
  }
}

const momentOf = (text: string, now: number) => (text === 'now' ? now : Date.parse(text))
