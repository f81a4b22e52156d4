import { z } from 'zod'
import { messageKinds } from '#shop/messages/message.ts'

/** A message to the shop, as staff sees it. */
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
export type WireMessage = z.infer<typeof WireMessage>
