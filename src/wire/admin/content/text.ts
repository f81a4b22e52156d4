import type { z } from 'zod'
import type { NextWords, Words, WrittenText } from '#shop/content/texts.ts'
import { time, timeIn } from '../../time.ts'
import type { AdminText, AdminTextHead, textCalls } from './text.schema.ts'

export const encodeTextHead = ({
  page,
  body,
  next,
  changedAt,
  version,
}: WrittenText): z.infer<typeof AdminTextHead> => ({
  page,
  isOwn: body !== null,
  changedAt: changedAt === null ? null : time(changedAt),
  next: next && { isOwn: next.body !== null, from: momentIn(next) },
  version,
})

export const encodeAdminText = (text: WrittenText, ours: string): z.infer<typeof AdminText> => ({
  ...encodeTextHead(text),
  body: text.body,
  next: text.next && { body: text.next.body, from: momentIn(text.next) },
  ours,
})

const momentIn = ({ from }: NextWords) => (from === null ? null : time(from))

type Changes = Omit<z.infer<typeof textCalls.adminWriteText.body>, 'version'>

/** Absent fields stay unchanged. */
export const decodeTextChanges = ({ body, next }: Changes): Partial<Words> => ({
  ...(body !== undefined && { body }),
  ...(next !== undefined && {
    next: next && { body: next.body, from: timeIn(next.from) },
  }),
})
