import { z } from 'zod'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'
import { Text } from './amounts.schema.ts'

/** What was asked back of an order; `product` is that of one of its lines. */
export const WireReturn = z.object({
  _id: z.string(),
  product: z.string(),
  quantity: z.int(),
  kind: z.enum(returnKinds),
  reason: z.string(),
  photo: z.boolean().describe('there is one, at /order/{id}/return/{_id}/photo'),
  state: z.enum(returnStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable().describe('what staff said with the answer'),
  refund: z
    .object({ amount: z.number(), pointsback: z.int(), pointstaken: z.int() })
    .nullable()
    .describe('of an accepted one: rupees at the door, redeemed points back, earned points taken'),
})
export type WireReturn = z.infer<typeof WireReturn>

export const AdminReturn = WireReturn.extend({
  order: z.string(),
  itemfullname: z.string(),
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
