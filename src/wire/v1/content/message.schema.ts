import { z } from 'zod'
import { messageKinds } from '#shop/messages/message.ts'
import { EmailText, NameOrNone, PlainText } from '../../amounts.schema.ts'

export const maxMessageLength = 4000

/** The shop reports missing fields; this only refuses input that no form sends. */
export const MessageBody = z.object({
  kind: z.enum(messageKinds).default('contact'),
  name: NameOrNone(100).default(''),
  email: EmailText.default(''),
  subject: NameOrNone(150).default(''),
  message: PlainText(maxMessageLength).default(''),
  website: z.string().max(500).optional().describe('leave empty: a trap for bots'),
})

export type MessageBody = z.output<typeof MessageBody>
