import type { Message } from '#shop/messages/message.ts'
import { time } from '../time.ts'
import type { WireMessage } from './message.schema.ts'

export const encodeMessage = ({
  id,
  body: message,
  at,
  readAt,
  ...rest
}: Message): WireMessage => ({
  _id: id,
  ...rest,
  message,
  createdAt: time(at),
  readAt: readAt === null ? null : time(readAt),
})
