import { z } from 'zod'
import { khataKinds } from '#shop/khata/khata.ts'

/** "2026-11". */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export const ByMonth = z.object({
  month: Month.optional().describe('of the statement, such as "2026-11"; default: this month'),
})

export const KhataEntryFields = {
  id: z.string(),
  kind: z.enum(khataKinds),
  amount: z.number().describe('rupees, signed; positive: the customer owes more'),
  balanceAfter: z.number().describe('rupees'),
  order: z.object({ id: z.string(), reference: z.string() }).nullable(),
  dueAt: z.string().nullable().describe('when a charge is due; null: no charge'),
  open: z.number().describe('rupees of the charge that are not paid yet'),
  daysOverdue: z.int().describe('0: not overdue, or nothing is open'),
  method: z.string().nullable().describe('of a payment: cash, card or transfer'),
  note: z.string().describe('of a payment: the number of its slip'),
  at: z.string(),
}

/** What an account owes, in rupees. */
export const KhataFields = {
  isOn: z.boolean().describe('false: no new orders on account'),
  limit: z.number(),
  days: z.int().describe('from the delivery until payment is due'),
  balance: z.number().describe('negative: the shop owes the customer'),
  reserved: z.number().describe('orders on account that are under way'),
  left: z.number().describe('what can still be ordered on account'),
  overdue: z.number(),
  daysOverdue: z.int().describe('of the oldest open charge; 0: nothing is overdue'),
  nextDueAt: z.string().nullable().describe('of the oldest open charge'),
}

export const StatementFields = {
  month: z.string(),
  isLatest: z.boolean().describe('false: there are later months'),
  opening: z.number(),
  charged: z.number(),
  paid: z.number().describe('payments and credits'),
  closing: z.number(),
}
