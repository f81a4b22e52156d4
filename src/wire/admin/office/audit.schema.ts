import { z } from 'zod'
import { eventKinds } from '#shop/events/event-kinds.ts'
import { staffRoles } from '#shop/person.ts'

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** What was changed of a thing, with what it was before and is after. */
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
    .describe('null: a guest, or whoever runs the machine'),
  kind: z.enum(eventKinds),
  subject: z.string().describe('the id of what it is about'),
  name: z.string().nullable().describe('of what it is about; of an order its reference'),
  roleBefore: z.enum(staffRoles).nullable(),
  role: z.enum(staffRoles).nullable(),
  changes: z.array(AuditChange).describe('long texts are cut to 200 letters'),
})
