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
    summary: 'List the audit log, newest first',
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}\.\d{1,15}$/)
        .optional()
        .describe('`next` of the previous page'),
      limit: whole(100).optional(),
      person: Id.optional().describe('account id of the person who acted'),
      by: z
        .enum(['staff', 'system'])
        .optional()
        .describe('only actions of current staff, or of the shop itself: jobs, commands, planned prices'),
      kind: z.enum(eventKinds).optional(),
      from: Day.optional().describe("first day, in the shop's time zone"),
      until: Day.optional().describe("last day, in the shop's time zone"),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('cursor of the next page; null: last page'),
    }),
  },
} as const satisfies Record<string, CallSchema>
