import { z } from 'zod'
import { cashMethods } from '#shop/cash/drawer.ts'
import { khataAges, maxDueDays } from '#shop/khata/khata.ts'
import { khataFilters, khataSorts } from '#shop/khata/khata-sorts.ts'
import { Id, PlainText, Text, TypedRupees } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Paged } from '../../call-schema.ts'
import { ByMonth, KhataEntryFields, KhataFields, StatementFields } from '../../khata.schema.ts'
import { misfit } from '../../misfit.ts'

const Whatsapp = z.string().describe('what staff write to the customer; empty without a phone')

type Ages = Record<(typeof khataAges)[number], z.ZodNumber>
const ByAge = z
  .object(Object.fromEntries(khataAges.map((age) => [age, z.number()])) as Ages)
  .describe('open charges in rupees, by the days they are overdue')

const ToRemind = z.boolean().describe('true: a reminder is due that no e-mail can bring')

const ListedKhata = z.object({
  id: z.string().describe('of the account'),
  name: z.string(),
  business: z.string().nullable(),
  phone: z.string(),
  isOn: z.boolean(),
  toRemind: ToRemind,
  limit: z.number(),
  balance: z.number(),
  ages: ByAge,
  daysOverdue: z.int().describe('of the oldest open charge'),
  whatsappText: Whatsapp,
})
const AdminKhata = z.object({
  ...KhataFields,
  ...StatementFields,
  version: z.int().describe('of the terms'),
  toRemind: ToRemind,
  customer: z.object({
    id: z.string(),
    name: z.string(),
    business: z.string().nullable(),
    phone: z.string(),
  }),
  entries: z.array(
    z.object({
      ...KhataEntryFields,
      by: z.string().nullable().describe('staff; null: the shop, or a former staff member'),
      canUndo: z.boolean().describe('a payment that was not undone yet'),
    }),
  ),
  whatsappText: Whatsapp,
  statementText: Whatsapp,
})

export const adminKhataCalls = {
  adminKhataList: {
    route: 'GET /admin/khata',
    access: 'khata.read',
    summary: 'List accounts with a khata, and what they owe by the days it is overdue',
    query: Paged.extend({
      filter: z.enum(khataFilters).optional().describe('default: `owing`'),
      sort: z.enum(khataSorts).optional().describe('default: `-balance`'),
    }),
    answer: z.object({
      data: z.array(ListedKhata),
      total: z.int(),
      owed: z.number().describe('rupees, of all accounts found'),
      ages: ByAge,
    }),
  },
  adminKhata: {
    route: 'GET /admin/khata/:id',
    access: 'khata.read',
    summary: 'Get what an account owes, and its statement of a month',
    params: ById,
    query: ByMonth,
    answer: data(AdminKhata),
  },
  adminSetKhata: {
    route: 'PUT /admin/khata/:id',
    access: 'khata.write',
    summary: 'Allow an account to order on account up to a limit, or end it',
    params: ById,
    body: z.object({
      isOn: z.boolean(),
      limit: TypedRupees,
      days: z.int().min(0).max(maxDueDays).describe('from the delivery until payment is due'),
      version: z.int().describe('of the terms that you saw'),
    }),
    answer: data(AdminKhata),
  },
  adminPayKhata: {
    route: 'POST /admin/khata/:id/payments',
    access: 'khata.take',
    summary:
      'Enter a payment on account into your cash drawer; the client chooses the id, so retries enter it once',
    params: ById,
    body: z.object({
      id: z.uuid(),
      amount: TypedRupees,
      method: z.enum(cashMethods),
      slip: PlainText(60).describe('number of the slip of a card or transfer'),
    }),
    status: 201,
    answer: data(AdminKhata),
  },
  adminUndoKhataPayment: {
    route: 'POST /admin/khata/:id/payments/undo',
    access: 'khata.take',
    summary:
      "Undo a payment on account that was entered by mistake; somebody else's needs `khata.write`",
    params: ById,
    body: z.object({ payment: Id, reason: PlainText(300) }),
    answer: data(AdminKhata),
  },
  adminKhataReminded: {
    route: 'POST /admin/khata/:id/reminded',
    access: 'khata.take',
    summary: 'Record that you reminded a customer whom no e-mail reaches',
    params: ById,
    body: z.object({}),
    answer: data(AdminKhata),
  },
  adminCorrectKhata: {
    route: 'POST /admin/khata/:id/corrections',
    access: 'khata.write',
    summary:
      'Correct the balance of an account, with a reason; the client chooses the id, so retries enter it once',
    params: ById,
    body: z.object({
      id: z.uuid(),
      amount: z
        .number()
        .min(-10_000_000)
        .max(10_000_000)
        .refine((amount) => amount !== 0, misfit('not_zero'))
        .describe('rupees; positive: the customer owes more'),
      reason: Text(300),
    }),
    status: 201,
    answer: data(AdminKhata),
  },
} as const satisfies Record<string, CallSchema>
