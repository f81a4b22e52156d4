import { z } from 'zod'
import { messageKinds } from '#shop/messages/message.ts'

/** A message to the shop, as staff sees it. */
export const AdminMessage = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type AdminMessage = z.infer<typeof AdminMessage>
