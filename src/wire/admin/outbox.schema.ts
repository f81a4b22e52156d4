import { z } from 'zod'
import { emailKinds } from '#shop/notifications/email.ts'
import { outboxStates } from '#shop/outbox/outbox-entry.ts'

/** A mail on its way, as staff sees it. */
export const AdminOutboxEntry = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  to: z.string(),
  subject: z.string(),
  /** What it says. The link of a new password is not in it: that is for its reader alone. */
  text: z.string(),
  state: z.enum(outboxStates),
  tries: z.int(),
  problem: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})
export type AdminOutboxEntry = z.infer<typeof AdminOutboxEntry>
