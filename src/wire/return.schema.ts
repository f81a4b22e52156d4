import { z } from 'zod'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'

/** What was asked back of an order; `product` is that of one of its lines. */
export const WireReturn = z.object({
  _id: z.string(),
  product: z.string(),
  quantity: z.int(),
  kind: z.enum(returnKinds),
  reason: z.string(),
  photo: z.boolean().describe('there is one, at /order/{id}/return/{_id}/photo'),
  status: z.enum(returnStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type WireReturn = z.infer<typeof WireReturn>

export const AdminReturn = WireReturn.extend({
  order: z.string(),
  itemfullname: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
})

export const DecisionBody = z.object({ status: z.enum(['accepted', 'refused']) })
