import { z } from 'zod'
import { maxPackedGrams } from '#shop/pricing/weight.ts'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'
import {
  ColourLabel,
  ColourName,
  Grams,
  Id,
  PlainText,
  Quantity,
  Rupees,
  Text,
} from '../../amounts.schema.ts'
import {
  ById,
  type CallSchema,
  counted,
  data,
  type FileSchema,
  Paged,
  whole,
} from '../../call-schema.ts'

const Refund = z.object({ cash: z.number(), pointsBack: z.int(), pointsTaken: z.int() })

/** A return within its order. */
export const OrderReturnOfStaff = z.object({
  id: z.string(),
  productId: z.string(),
  color: z.string().optional().describe('colour of the order line'),
  colorLabel: ColourLabel,
  quantity: z.int(),
  grams: z.int().nullable().describe('of weighed goods: how much of it came back; null: all of it'),
  kind: z.enum(returnKinds),
  reason: z.string(),
  hasPhoto: z.boolean().describe('true: get it at /admin/returns/{id}/photo'),
  state: z.enum(returnStates),
  createdAt: z.string(),
  createdBy: z.string().nullable().describe('staff member who began it; null: the customer'),
  decidedAt: z.string().nullable(),
  note: z.string().nullable().describe("staff's note with the decision"),
  refund: Refund.nullable().describe(
    'of an accepted return: rupees to refund, redeemed points given back, earned points taken back',
  ),
})

export const AdminReturn = OrderReturnOfStaff.extend({
  orderId: z.string(),
  productName: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  restocked: z.boolean(),
  mostGrams: z
    .int()
    .nullable()
    .describe('what it weighed when it was sold; null: it is not weighed'),
  quote: Refund.nullable().describe('what accepting it pays back now; null: decided'),
})

export const DecisionBody = z.object({
  state: z.enum(['accepted', 'refused']),
  note: Text(500).optional().describe('note for the customer'),
  restock: z
    .boolean()
    .optional()
    .describe('true: return the goods to stock; default: only unwanted goods that keep'),
  grams: Grams.nullable()
    .default(null)
    .describe('of weighed goods: how much came back; default: all of it'),
})

/** What `take back` refunds: rupees, redeemed points given back, earned points taken back. */
export const TakeBackRefund = z.object({
  cash: z.number(),
  pointsBack: z.int(),
  pointsTaken: z.int(),
})

export const QuoteTakeBackBody = z.object({
  lines: z
    .array(
      z.object({
        productId: Id.min(1),
        color: ColourName.optional(),
        quantity: Quantity,
        grams: Grams.nullable()
          .default(null)
          .describe('of weighed goods: how much of it came back; default: all of it'),
        restock: z.boolean().describe('true: return the goods to stock'),
      }),
    )
    .min(1)
    .max(100),
  kind: z.enum(returnKinds),
})

export const TakeBackBody = QuoteTakeBackBody.extend({
  reason: PlainText(500).min(1).describe('the customer sees it'),
  refund: TakeBackRefund.extend({ cash: Rupees }).describe(
    'as quoted; refused if it changed since',
  ),
})

export const returnCalls = {
  adminReturns: {
    route: 'GET /admin/returns',
    access: 'return.read',
    summary: 'List return requests, newest first',
    query: Paged.extend({ state: z.enum(returnStates).optional() }),
    answer: counted(AdminReturn),
  },
  adminReturn: {
    route: 'GET /admin/returns/:id',
    access: 'return.read',
    summary: 'Get a return',
    params: ById,
    query: z.object({
      grams: whole(maxPackedGrams)
        .optional()
        .describe('of weighed goods: the `quote` is for so much of it'),
    }),
    answer: data(AdminReturn),
  },
  adminDecideReturn: {
    route: 'PATCH /admin/returns/:id',
    access: 'return.decide',
    summary: 'Accept or reject a return; final',
    params: ById,
    body: DecisionBody,
    answer: data(AdminReturn),
  },
} as const satisfies Record<string, CallSchema>

export const returnFiles = {
  adminReturnPhoto: {
    route: 'GET /admin/returns/:id/photo',
    access: 'return.read',
    summary: 'Get the photo of a return',
    params: ById,
    type: 'image/webp',
  },
} as const satisfies Record<string, FileSchema>
