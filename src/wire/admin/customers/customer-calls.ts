import { z } from 'zod'
import { customerSorts } from '#shop/accounts/customer-sorts.ts'
import { Id, PlainText } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'
import { AdminCustomer, AdminCustomerDetails, CustomerMerge } from './customer.schema.ts'

export const customerCalls = {
  adminCustomers: {
    route: 'GET /admin/customers',
    access: 'customer.read',
    summary:
      'List customers; `q` searches names, e-mails, phones, businesses and loyalty card numbers; `pendingApproval`: requests for wholesale prices; `blocked`: blocked by staff; `staff`: accounts of staff too; `passwordAsked`: asked the shop for a new password; `sort`: newest first by default, with `-` descending',
    query: Paged.extend({
      pendingApproval: z.literal('true').optional(),
      blocked: z.literal('true').optional(),
      staff: z.literal('true').optional(),
      passwordAsked: z.literal('true').optional(),
      sort: z.enum(customerSorts).optional(),
    }),
    answer: counted(AdminCustomer),
  },
  adminCustomer: {
    route: 'GET /admin/customers/:id',
    access: 'customer.read',
    summary: 'Get a customer with recent orders, points and returns, addresses and staff notes',
    params: ById,
    answer: data(AdminCustomerDetails),
  },
  adminChangeCustomer: {
    route: 'PATCH /admin/customers/:id',
    access: 'customer.approve',
    summary:
      'Approve, decline or withdraw wholesale prices of a customer; approval needs no request',
    params: ById,
    body: z.object({
      approved: z.boolean(),
      declines: z
        .boolean()
        .default(false)
        .describe(
          'with `approved: false`: decline the request; refused if a colleague approved it first',
        ),
    }),
    answer: data(AdminCustomer),
  },
  adminWriteCustomerNote: {
    route: 'POST /admin/customers/:id/notes',
    access: 'customer.write',
    idempotency: 'adminCustomer',
    summary: 'Add a staff note to a customer',
    params: ById,
    body: z.object({ text: PlainText(1000).min(1) }),
    status: 201,
    answer: data(AdminCustomerDetails),
  },
  adminBlockCustomer: {
    route: 'PATCH /admin/customers/:id/block',
    access: 'customer.write',
    summary:
      'Block or unblock a customer; a blocked customer is logged out and can neither log in nor order',
    params: ById,
    body: z.object({ blocked: z.boolean() }),
    answer: data(AdminCustomerDetails),
  },
  adminMakePasswordLink: {
    route: 'POST /admin/customers/:id/password-link',
    access: ['customer.write', 'security.own'],
    summary:
      'Create a one-time link for a customer who asked for a new password; valid for 24 hours, shown once',
    params: ById,
    answer: data(z.object({ token: z.string(), expiresAt: z.string() })),
  },
  adminAdjustPoints: {
    route: 'POST /admin/customers/:id/points',
    access: 'points.write',
    idempotency: 'adminCustomer',
    summary: 'Add or deduct loyalty points of a customer; the reason is saved as a note',
    params: ById,
    body: z.object({
      points: z
        .int()
        .min(-100_000)
        .max(100_000)
        .refine((points) => points !== 0, misfit('not_zero'))
        .describe('negative: deducted; not 0'),
      reason: PlainText(300).min(1),
      balance: z.int().describe('the balance you read; refused if it changed since'),
    }),
    answer: data(AdminCustomerDetails),
  },
  adminExportCustomer: {
    route: 'POST /admin/customers/:id/data',
    access: 'customer.write',
    summary: 'Export all data about a customer; amounts in paisa',
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
    summary: 'Preview merging another account of the same person into this one',
    params: ById.extend({ other: Id.min(1) }),
    answer: data(CustomerMerge),
  },
  adminMergeCustomers: {
    route: 'POST /admin/customers/:id/merge',
    access: 'customer.erase',
    summary:
      'Merge another account of the same person (`from`) into this one; cannot be undone, and the other account is closed',
    params: ById,
    body: z.object({ from: Id.min(1) }),
    answer: data(AdminCustomerDetails),
  },
  adminEraseCustomer: {
    route: 'DELETE /admin/customers/:id',
    access: 'customer.erase',
    summary: 'Delete the account of a customer; orders and ledgers are anonymized and stay',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
