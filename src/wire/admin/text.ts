import type { z } from 'zod'
import type { WrittenText } from '#shop/content/texts.ts'
import { time } from '../time.ts'
import type { AdminText } from './text.schema.ts'

type Wire = z.infer<typeof AdminText>

export const encodeTextHead = ({
  page,
  body,
  changedAt,
  version,
}: WrittenText): Omit<Wire, 'body' | 'ours'> => ({
  page,
  isOwn: body !== null,
  changedAt: changedAt === null ? null : time(changedAt),
  version,
})

export const encodeAdminText = (text: WrittenText, ours: string): Wire => ({
  ...encodeTextHead(text),
  body: text.body,
  ours,
})
