import { z } from 'zod'
import { eventKinds } from '#shop/events/event-kinds.ts'
import { changedKinds } from '#shop/events/last-change.ts'
import { Id } from '../../amounts.schema.ts'
import { type CallSchema, data, whole } from '../../call-schema.ts'
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
        .describe(
          'only actions of current staff, or of the shop itself: jobs, commands, planned prices',
        ),
      kind: z.enum(eventKinds).optional(),
      from: Day.optional().describe("first day, in the shop's time zone"),
      until: Day.optional().describe("last day, in the shop's time zone"),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('cursor of the next page; null: last page'),
    }),
  },
  adminLastChange: {
    route: 'GET /admin/last-changes/:kind/:id',
    access: 'security.own',
    summary: 'Get who changed a record last; needs the permission to read the record',
    params: z.object({ kind: z.enum(changedKinds), id: Id }),
    query: z.object({ field: Id.optional().describe('name of a setting') }),
    answer: data(AdminAuditEntry.pick({ at: true, person: true }).nullable()),
  },
} as const satisfies Record<string, CallSchema>
