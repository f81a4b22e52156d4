import { ColourOfLine } from '../catalogue/product.schema.ts'
import { z } from 'zod'
import { ColourName, Id, Quantity, Text } from '../../amounts.schema.ts'
import { returnKinds, returnStates } from '#shop/returns/order-return.ts'

/** A return of an order; `product` is one of its lines. */
export const WireReturn = z.object({
  _id: z.string(),
  product: z.string(),
  ...ColourOfLine,
  quantity: z.int(),
  grams: z.int().nullable().describe('of weighed goods: how much of it came back; null: all of it'),
  kind: z.enum(returnKinds),
  reason: z.string(),
  photo: z.boolean().describe('true: get it at /order/{id}/return/{_id}/photo'),
  state: z.enum(returnStates),
  createdAt: z.string(),
  bystaff: z.boolean().describe('true: begun by the shop, at the counter or for the customer'),
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

/** The `products` field of a return's form. */
export const ReturnProducts = z
  .string()
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      issues.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          product: Id,
          color: ColourName.optional(),
          quantity: Quantity,
          kind: z.enum(returnKinds),
          reason: Text(500).optional(),
        }),
      )
      .min(1)
      .max(200),
  )
