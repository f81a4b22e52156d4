import { z } from 'zod'
import { eventKinds } from '#shop/events/event-kinds.ts'
import { Id } from '../../amounts.schema.ts'
import { type CallSchema, whole } from '../../call-schema.ts'
import { AdminAuditEntry } from './audit.schema.ts'

const Day = z.iso.date()

/** Who did what, and when. */
export const auditCalls = {
  adminAudit: {
    route: 'GET /admin/audit',
    access: 'audit.read',
    summary: 'What happened in the shop, newest first',
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}\.\d{1,15}$/)
        .optional()
        .describe('the `next` of the page before'),
      limit: whole(100).optional(),
      person: Id.optional().describe('the id of an account'),
      by: z.literal('staff').optional().describe('only what those who are staff now have done'),
      kind: z.enum(eventKinds).optional(),
      from: Day.optional().describe('the first day, by the shop’s clock'),
      until: Day.optional().describe('the last day'),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('where the list goes on; null: it ends here'),
    }),
  },
} as const satisfies Record<string, CallSchema>
