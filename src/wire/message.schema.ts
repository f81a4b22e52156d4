import { z } from 'zod'
import { messageKinds } from '#shop/messages/message.ts'
import { PlainText } from './amounts.schema.ts'

export const longestMessage = 4000

/** What is missing is said by the shop, field by field; here only what no form would send. */
export const MessageBody = z.object({
  kind: z.enum(messageKinds).default('contact'),
  name: PlainText(100).default(''),
  email: PlainText(254).default(''),
  subject: PlainText(150).default(''),
  message: PlainText(longestMessage).default(''),
  website: z.string().max(500).optional().describe('left empty by people'),
})

export const WireMessage = z.object({
  _id: z.string(),
  kind: z.enum(messageKinds),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type MessageBody = z.output<typeof MessageBody>
export type WireMessage = z.infer<typeof WireMessage>
