import type { EmailEntry } from '#shop/notifications/email.ts'
import type { AdminOutboxEntry } from './outbox.schema.ts'
import { time } from '../../time.ts'

export const encodeOutboxEntry = (
  entry: EmailEntry,
  says: { subject: string; text: string },
): AdminOutboxEntry => ({
  id: entry.id,
  kind: entry.email.kind,
  to: entry.email.to,
  ...says,
  state: entry.state,
  tries: entry.tries,
  problem: entry.problem,
  createdAt: time(entry.writtenAt),
  sentAt: entry.sentAt === null ? null : time(entry.sentAt),
})
