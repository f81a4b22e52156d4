import { z } from 'zod'
import { emailKinds } from '#shop/notifications/email.ts'
import { outboxStates } from '#shop/outbox/outbox-entry.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'

/** A mail on its way, as staff sees it. */
export const AdminOutboxEntry = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  to: z.string(),
  subject: z.string(),
  /** The content, without the password reset link, which is for the recipient only. */
  text: z.string(),
  state: z.enum(outboxStates),
  tries: z.int(),
  problem: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})
export type AdminOutboxEntry = z.infer<typeof AdminOutboxEntry>

/** A sample e-mail of a kind, in the caller's language. */
const AdminEmailPreview = z.object({
  kind: z.enum(emailKinds),
  from: z.object({
    name: z.string(),
    address: z.string().nullable().describe("sender address; null: no-reply@ at the shop's host"),
  }),
  subject: z.string(),
  text: z.string(),
  html: z.string().describe('HTML with disabled links'),
})

export const outboxCalls = {
  adminOutbox: {
    route: 'GET /admin/outbox',
    access: 'outbox.read',
    summary: 'List outgoing e-mails, newest first',
    query: Paged.extend({ state: z.enum(outboxStates).optional() }),
    answer: counted(AdminOutboxEntry),
  },
  adminSendTestMessage: {
    route: 'POST /admin/outbox/test',
    access: 'outbox.write',
    idempotency: 'saved',
    summary: 'Send a test e-mail to your own address',
    status: 201,
    answer: Done,
  },
  adminRetryEmail: {
    route: 'POST /admin/outbox/:id/retry',
    access: 'outbox.write',
    summary: 'Retry a failed e-mail',
    params: ById,
    answer: Done,
  },
  adminEmailPreview: {
    route: 'GET /admin/email-previews/:kind',
    access: 'outbox.read',
    summary: 'Preview an e-mail of this kind with sample data',
    params: z.object({ kind: z.enum(emailKinds) }),
    answer: data(AdminEmailPreview),
  },
} as const satisfies Record<string, CallSchema>
