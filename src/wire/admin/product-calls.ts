import { z } from 'zod'
import { Id, Price } from '../amounts.schema.ts'
import { ById, type CallSchema, data, whole } from '../call-schema.ts'
import { AdminAuditEntry } from './audit.schema.ts'

const Planned = z.object({
  id: z.string(),
  price: z.number(),
  from: z.string(),
  by: z.string().nullable().describe('the name of who planned it'),
})

/** What belongs to one product, beside what it is. */
export const productCalls = {
  adminProductHistory: {
    summary:
      'What happened to a product, newest first; what lists and changes of many made of it as long as that can be undone', // prettier-ignore
    params: ById,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}\.-?\d{1,15}$/)
        .optional()
        .describe('the `next` of the page before'),
      limit: whole(100).optional(),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('where the list goes on; null: it ends here'),
    }),
  },
  adminPlannedPrices: {
    summary: 'List prices of a product that hold from a moment on, the first first',
    params: ById,
    answer: data(z.array(Planned)),
  },
  adminPlanPrice: {
    summary: 'Plan a list price from a moment on; an offer that is no lower than it ends then',
    params: ById,
    body: z.object({
      id: z.uuid().describe('chosen by the caller: a repeat is the same plan'),
      price: Price,
      from: z.iso.datetime({ offset: true }).describe('still to come'),
    }),
    status: 201,
    answer: data(z.array(Planned)),
  },
  adminRemovePlannedPrice: {
    summary: 'Take a planned price back; one that is not there any more is no fault',
    params: ById.extend({ price: Id.min(1) }),
    answer: data(z.array(Planned)),
  },
} as const satisfies Record<string, CallSchema>
