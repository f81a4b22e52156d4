import type { MessageForm } from '#shop/messages/message.ts'
import type { MessageBody } from './message.schema.ts'

export const decodeMessageForm = ({
  message: body,
  website: trap = '',
  ...rest
}: MessageBody): MessageForm & { trap: string } => ({
  ...rest,
  body,
  trap,
})
