import { z } from 'zod'
import { Id, PlainText } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'
import { AdminCustomer, AdminCustomerDetails, CustomerMerge } from './customer.schema.ts'

/** People with an account, and what staff do for them. */
export const customerCalls = {
  adminCustomers: {
    route: 'GET /admin/customers',
    access: 'customer.read',
    summary:
      'All customers, found by name, e-mail, phone, business or the number of the loyalty card; `pendingApproval`: those who asked for wholesale prices and have not got them yet; `blocked`: those whom staff have blocked',
    query: Paged.extend({
      pendingApproval: z.literal('true').optional(),
      blocked: z.literal('true').optional(),
    }),
    answer: counted(AdminCustomer),
  },
  adminCustomer: {
    route: 'GET /admin/customers/:id',
    access: 'customer.read',
    summary:
      'One customer, with the last orders, points and returns, the addresses and what staff wrote',
    params: ById,
    answer: data(AdminCustomerDetails),
  },
  adminChangeCustomer: {
    route: 'PATCH /admin/customers/:id',
    access: 'customer.approve',
    summary:
      'Open wholesale prices to a customer, whether or not they asked, decline what they asked for, or close them again',
    params: ById,
    body: z.object({
      approved: z.boolean(),
      declines: z
        .boolean()
        .default(false)
        .describe('with `approved: false`: refused if a colleague has approved it meanwhile'),
    }),
    answer: data(AdminCustomer),
  },
  adminWriteCustomerNote: {
    route: 'POST /admin/customers/:id/notes',
    access: 'customer.write',
    idempotency: 'adminCustomer',
    summary: 'Write something about a customer to the other staff',
    params: ById,
    body: z.object({ text: PlainText(1000).min(1) }),
    status: 201,
    answer: data(AdminCustomerDetails),
  },
  adminBlockCustomer: {
    route: 'PATCH /admin/customers/:id/block',
    access: 'customer.write',
    summary:
      'Block a customer, who is logged out and can neither log in nor order, or unblock them',
    params: ById,
    body: z.object({ blocked: z.boolean() }),
    answer: data(AdminCustomerDetails),
  },
  adminAdjustPoints: {
    route: 'POST /admin/customers/:id/points',
    access: 'points.write',
    idempotency: 'adminCustomer',
    summary: 'Give a customer points, or take some away; the reason is kept as a note',
    params: ById,
    body: z.object({
      points: z
        .int()
        .min(-100_000)
        .max(100_000)
        .refine((points) => points !== 0, misfit('not_zero'))
        .describe('below zero: taken away; not 0'),
      reason: PlainText(300).min(1),
      balance: z.int().describe('what the customer had when it was decided'),
    }),
    answer: data(AdminCustomerDetails),
  },
  adminExportCustomer: {
    route: 'POST /admin/customers/:id/data',
    access: 'customer.write',
    summary: 'Take out everything that the shop keeps about a customer; amounts are in paisa',
    params: ById,
    status: 201,
    answer: data(
      z.record(
        z.string(),
        z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
      ),
    ),
  },
  adminPreviewMerge: {
    route: 'GET /admin/customers/:id/merge/:other',
    access: 'customer.erase',
    summary: 'What merging another account of the same person into this one would move',
    params: ById.extend({ other: Id.min(1) }),
    answer: data(CustomerMerge),
  },
  adminMergeCustomers: {
    route: 'POST /admin/customers/:id/merge',
    access: 'customer.erase',
    summary:
      'Merge another account of the same person (`from`) into this one, for good: it is closed, and opens nothing any more',
    params: ById,
    body: z.object({ from: Id.min(1) }),
    answer: data(AdminCustomerDetails),
  },
  adminEraseCustomer: {
    route: 'DELETE /admin/customers/:id',
    access: 'customer.erase',
    summary: 'Delete the account of a customer: orders and ledgers stay, and name nobody',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
