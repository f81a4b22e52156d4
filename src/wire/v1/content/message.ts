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

/** Input of the browser; `trap` is a hidden field that people leave empty. */
export const encodeMessageForm = ({
  body: message,
  trap: website,
  ...form
}: MessageForm & { trap: string }) => ({ ...form, message, website })
