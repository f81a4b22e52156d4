import type { Message, MessageForm } from '#shop/messages/message.ts'
import type { MessageBody, WireMessage } from './message.schema.ts'
import { time } from './time.ts'

export const decodeMessageForm = ({
  message: body,
  website: trap = '',
  ...rest
}: MessageBody): MessageForm & { trap: string } => ({
  ...rest,
  body,
  trap,
})

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
