import { z } from 'zod'
import {
  cashKinds,
  cashMethods,
  denominations,
  entryMethods,
  manualKinds,
} from '#shop/cash/drawer.ts'
import { Id, PlainText, Rupees, TypedRupees } from '../../amounts.schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { ById, type CallSchema, data, type FileSchema } from '../../call-schema.ts'

const Pieces = z.int().min(0).max(100_000)
const Notes = z
  .strictObject(Object.fromEntries(denominations.map((note) => [note, Pieces.optional()])))
  .describe('pieces of each note and coin, by its rupees')

const CashDrawer = z.object({
  id: z.string(),
  holder: z.object({ id: z.string(), name: z.string() }),
  openedAt: z.string(),
  balance: z.number().describe('rupees of cash that have to be in it'),
  closed: z
    .object({
      at: z.string(),
      by: z.string(),
      counted: z.number().describe('rupees'),
      difference: z.number().describe('rupees; counted − expected'),
      notes: z.record(z.string(), z.int()),
      note: z.string(),
      kept: z.number().describe('rupees that stayed with the holder, in a new drawer'),
      taker: z.string().describe('who took the rest; empty: nothing was left, or it is unknown'),
      needsApproval: z.boolean().describe('true: a second person has to look at the difference'),
      approved: z.object({ at: z.string(), by: z.string() }).nullable(),
    })
    .nullable()
    .describe('null: open'),
})

const CashEntry = z.object({
  id: z.string(),
  kind: z.enum(cashKinds),
  method: z.enum(entryMethods).describe('`none`: no money moved'),
  amount: z.number().describe('rupees, signed'),
  balanceAfter: z.number().describe('rupees of cash'),
  orderId: z.string().nullable(),
  isSale: z.boolean().describe('true: its order was sold at the counter'),
  note: z.string(),
  at: z.string(),
  by: z.string(),
  canTakeBack: z.boolean().describe('true: somebody entered it, and it was not taken back'),
})

const DrawerWithEntries = CashDrawer.extend({
  entries: z.array(CashEntry).describe('the newest 200'),
})

const manual = Object.keys(manualKinds) as (keyof typeof manualKinds)[]

const ByDay = z.object({
  day: z.iso.date().optional().describe("default: today, in the shop's time zone"),
})

export const cashFiles = {
  adminCashFile: {
    route: 'GET /admin/cash/day/csv',
    access: 'report.read',
    summary: 'Export the entries of a day as CSV, drawer by drawer; amounts in rupees',
    query: ByDay,
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>

export const cashCalls = {
  adminCash: {
    route: 'GET /admin/cash',
    access: 'cash.read',
    summary: 'List cash drawers, open ones first: all with `report.read`, else your own',
    answer: z.object({
      data: z.array(CashDrawer),
      own: DrawerWithEntries.nullable().describe('your open drawer; null: you hold no cash'),
    }),
  },
  adminCashDay: {
    route: 'GET /admin/cash/day',
    access: 'report.read',
    summary: 'Get the cash, cards and transfers of a day by person',
    query: ByDay,
    answer: data(
      z.object({
        day: z.string(),
        sums: z.array(
          z.object({
            holder: z.string(),
            kind: z.enum(cashKinds),
            method: z.enum(entryMethods),
            amount: z.number().describe('rupees, signed'),
            count: z.int(),
          }),
        ),
      }),
    ),
  },
  adminCashDrawer: {
    route: 'GET /admin/cash/:id',
    access: 'cash.read',
    summary: "Get a cash drawer with its entries; somebody else's needs `report.read`",
    params: ById,
    answer: data(DrawerWithEntries),
  },
  adminEnterCash: {
    route: 'POST /admin/cash/entries',
    access: 'cash.write',
    summary:
      'Put change into a drawer, or take an expense or handed over cash out of it; the client chooses the id, so retries enter it once',
    body: z.object({
      id: z.uuid(),
      kind: z.enum(manual),
      amount: TypedRupees,
      note: PlainText(300).describe('required: what was spent, or who takes handed over cash'),
      holder: Id.nullable().describe("null: your own drawer; somebody else's needs `cash.approve`"),
    }),
    status: 201,
    answer: data(CashDrawer),
  },
  adminTakeBackCash: {
    route: 'POST /admin/cash/entries/:id/back',
    access: 'cash.write',
    summary:
      'Take back what was entered by mistake, also a payment of an order, by a contrary entry with the reason; once',
    params: ById,
    body: z.object({ reason: PlainText(300).min(1) }),
    answer: data(CashDrawer),
  },
  adminCloseDrawer: {
    route: 'POST /admin/cash/:id/close',
    access: 'cash.write',
    summary:
      'End a drawer with its count: the difference is entered, change may stay with the holder, and somebody takes the rest',
    params: ById,
    body: z.object({
      notes: Notes,
      seen: z.number().describe('the balance when the count began, in rupees'),
      note: PlainText(300),
      kept: Rupees.default(0).describe('what stays with the holder as change, in a new drawer'),
      taker: PlainText(60).default('').describe('who takes the rest; required if there is one'),
    }),
    answer: data(CashDrawer),
  },
  adminApproveDrawer: {
    route: 'POST /admin/cash/:id/approve',
    access: 'cash.approve',
    summary: "Record that you have looked at the difference of somebody else's drawer",
    params: ById,
    answer: data(CashDrawer),
  },
  adminChangePaid: {
    route: 'POST /admin/orders/:id/paid',
    access: 'cash.write',
    summary:
      'Correct how a delivered order was paid, with the number of the slip; the client chooses the id, so retries change it once',
    params: ById,
    body: PaidBy.extend({ id: z.uuid() }),
    answer: data(z.object({ method: z.enum(cashMethods) })),
  },
  adminPayLater: {
    route: 'POST /admin/orders/:id/late-payments',
    access: 'cash.write',
    summary:
      'Record that the customer of an order that was paid short paid some of the rest; the client chooses the id, so retries enter it once',
    params: ById,
    body: z.object({
      id: z.uuid(),
      amount: TypedRupees.describe('at most what is missing'),
      method: z.enum(cashMethods).describe('cash comes into your own drawer'),
      slip: PlainText(60).describe('number of the card’s slip or the transfer'),
    }),
    status: 201,
    answer: data(z.object({ amount: z.number().describe('rupees that were paid') })),
  },
  adminWriteOff: {
    route: 'POST /admin/orders/:id/write-off',
    access: 'cash.write-off',
    summary:
      'Give up the rest of an order that was paid short; the client chooses the id, so retries enter it once',
    params: ById,
    body: z.object({
      id: z.uuid(),
      amount: z.number().describe('rupees that are missing, as you read them'),
      reason: PlainText(300).min(1),
    }),
    status: 201,
    answer: data(z.object({ amount: z.number().describe('rupees that were written off') })),
  },
  adminPayBack: {
    route: 'POST /admin/orders/:id/pay-back',
    access: 'cash.write',
    summary:
      'Record that the customer got back what they had paid in advance above the total; the client chooses the id, so retries pay once',
    params: ById,
    body: z.object({
      id: z.uuid(),
      method: z.enum(['cash', 'transfer']).describe('cash leaves your own drawer'),
      slip: PaidBy.shape.slip.describe('number of the transfer'),
      amount: z.number().describe('rupees to pay back, as you read them'),
    }),
    answer: data(z.object({ amount: z.number().describe('rupees that were paid back') })),
  },
} as const satisfies Record<string, CallSchema>
