import { z } from 'zod'
import { eventKinds } from '#shop/events/event-kinds.ts'
import { staffRoles } from '#shop/person.ts'

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** A changed field with its value before and after. */
export const AuditChange = z.object({
  field: z.string(),
  unit: z.enum(['rupees', 'time']).nullable(),
  before: Value,
  after: Value,
})

export const AdminAuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  person: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('who acted; null: a guest, or the shop itself'),
  kind: z.enum(eventKinds),
  subject: z.string().describe('id of the affected record'),
  name: z.string().nullable().describe('name of the affected record; the reference for an order'),
  roleBefore: z.enum(staffRoles).nullable(),
  role: z.enum(staffRoles).nullable(),
  changes: z.array(AuditChange).describe('long texts are cut to 200 characters'),
})
