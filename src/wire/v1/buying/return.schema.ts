import { z } from 'zod'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'

/** What was asked back of an order; `product` is that of one of its lines. */
export const WireReturn = z.object({
  _id: z.string(),
  product: z.string(),
  color: z.string().optional().describe('that of its line'),
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
