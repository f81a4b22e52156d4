import { z } from 'zod'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'
import { Text } from '../amounts.schema.ts'

/** What was asked back of an order, as it stands within the order. */
export const OrderReturnOfStaff = z.object({
  id: z.string(),
  productId: z.string(),
  color: z.string().optional().describe('that of its line'),
  quantity: z.int(),
  kind: z.enum(returnKinds),
  reason: z.string(),
  hasPhoto: z.boolean().describe('there is one, at /admin/returns/{id}/photo'),
  state: z.enum(returnStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable().describe('what staff said with the answer'),
  refund: z
    .object({ cash: z.number(), pointsBack: z.int(), pointsTaken: z.int() })
    .nullable()
    .describe('of an accepted one: rupees at the door, redeemed points back, earned points taken'),
})

export const AdminReturn = OrderReturnOfStaff.extend({
  orderId: z.string(),
  productName: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  restocked: z.boolean(),
})

export const DecisionBody = z.object({
  state: z.enum(['accepted', 'refused']),
  note: Text(500).optional().describe('read by the customer'),
  restock: z
    .boolean()
    .optional()
    .describe('on the shelf again; left out: what keeps and was unwanted is'),
})
