import { z } from 'zod'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'

/** A return of an order; `product` is one of its lines. */
export const WireReturn = z.object({
  _id: z.string(),
  product: z.string(),
  color: z.string().optional().describe('colour of the order line'),
  quantity: z.int(),
  kind: z.enum(returnKinds),
  reason: z.string(),
  photo: z.boolean().describe('true: get it at /order/{id}/return/{_id}/photo'),
  state: z.enum(returnStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable().describe("staff's note with the decision"),
  refund: z
    .object({ amount: z.number(), pointsback: z.int(), pointstaken: z.int() })
    .nullable()
    .describe(
      'of an accepted return: rupees to refund, redeemed points given back, earned points taken back',
    ),
})
export type WireReturn = z.infer<typeof WireReturn>
