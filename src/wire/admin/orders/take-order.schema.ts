import { z } from 'zod'
import { maxNoteLength } from '#shop/orders/order.ts'
import { payments } from '#shop/settings/payment.ts'
import {
  ColourName,
  EmailText,
  Id,
  NameOrNone,
  Note,
  PhoneText,
  PlainText,
  Quantity,
  Rupees,
} from '../../amounts.schema.ts'

/** What an order by phone or at the counter is worked out from. */
export const QuoteOrderBody = z.object({
  customerId: Id.min(1).nullable().describe('null: somebody without an account'),
  lines: z
    .array(z.object({ productId: Id.min(1), color: ColourName.optional(), quantity: Quantity }))
    .max(200),
  atCounter: z
    .boolean()
    .describe('paid and handed over at once, without a delivery fee; else it is delivered'),
  addressId: Id.min(1).nullable().describe("one of the customer's own; null: `address` holds"),
  redeemPoints: z.int().min(0).max(1_000_000_000),
})

export const TakeOrderBody = QuoteOrderBody.extend({
  contact: z
    .object({ name: NameOrNone(120), phone: PhoneText, email: EmailText })
    .nullable()
    .describe(
      "null: the customer's own; at the counter each may be empty, else name and phone are needed",
    ),
  address: PlainText(500),
  paymentMethod: z.enum(payments),
  note: Note(maxNoteLength),
  total: Rupees.describe('what was said to the customer; another true total is refused'),
})

/** What an order comes to at this moment; amounts are rupees. */
export const OrderQuote = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      color: z.string().optional(),
      quantity: z.int(),
      price: z.number().describe('what the buyer pays for one'),
      amount: z.number(),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  redeemedPoints: z.int(),
  earnedPoints: z.int(),
  canRedeem: z.boolean().describe('false: the points of the shop are off'),
})
