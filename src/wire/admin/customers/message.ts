import { readersLocale, type StaffMessage } from '#shop/messages/message.ts'
import { time } from '../../time.ts'
import type { AdminMessage } from './message.schema.ts'

export const encodeMessage = (written: StaffMessage): AdminMessage => {
  const { body, at, doneAt, replies, ...rest } = written
  return {
    ...rest,
    locale: readersLocale(written),
    message: body,
    createdAt: time(at),
    doneAt: doneAt === null ? null : time(doneAt),
    replies: replies.map((reply) => ({ ...reply, at: time(reply.at) })),
  }
}
