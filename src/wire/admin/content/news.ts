import type { z } from 'zod'
import type { Draft, WrittenNews } from '#shop/content/collections.ts'
import { time } from '../../time.ts'
import type { AdminNews, newsCalls } from './news.schema.ts'

/** `now`: ms UTC. */
export const encodeAdminNews = (
  { at, ...story }: WrittenNews,
  now: number,
): z.infer<typeof AdminNews> => ({
  ...story,
  publishedAt: at === null ? null : time(at),
  state: at === null ? 'draft' : at > now ? 'due' : 'out',
})

type Body = Omit<z.infer<typeof newsCalls.adminChangeNews.body>, 'version'>

/** Absent fields stay unchanged. `now`: ms UTC, of a story that is published at once. */
export const decodeNews = (
  { publishedAt, ...rest }: Body,
  before: Draft<WrittenNews>,
  now: number,
): Draft<WrittenNews> => ({
  ...before,
  ...rest,
  ...(publishedAt !== undefined && { at: momentOf(publishedAt, now) }),
})

function momentOf(text: string | null, now: number) {
  if (text === null) return null
  return text === 'now' ? now : Date.parse(text)
}
