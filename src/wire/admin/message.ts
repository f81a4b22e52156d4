import type { Message } from '#shop/messages/message.ts'
import { time } from '../time.ts'
import type { AdminMessage } from './message.schema.ts'

export const encodeMessage = ({ body, at, readAt, ...rest }: Message): AdminMessage => ({
  ...rest,
  message: body,
  createdAt: time(at),
  readAt: readAt === null ? null : time(readAt),
})
