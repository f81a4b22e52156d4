import { z } from 'zod'
import { maxNoteLength } from '#shop/orders/order.ts'
import { maxPackedGrams } from '#shop/pricing/weight.ts'
import { orderPayments } from '#shop/settings/payment.ts'
import {
  ColourName,
  EmailText,
  GoodsLabel,
  Id,
  NameOrNone,
  Note,
  PhoneText,
  PlainText,
  Quantity,
  Rupees,
} from '../../amounts.schema.ts'

import { WireArrival } from '../../place-and-days.schema.ts'
import { OrderTime } from '../../order-time.schema.ts'

/** Input for pricing a phone or counter order. */
export const QuoteOrderBody = z.object({
  customerId: Id.min(1).nullable().describe('null: a walk-in customer'),
  lines: z
    .array(
      z.object({
        productId: Id.min(1),
        color: ColourName.optional(),
        quantity: Quantity,
        grams: z
          .int()
          .min(1)
          .max(maxPackedGrams)
          .optional()
          .describe(
            'at the counter: what the units of weighed goods weigh, which decides the amount. A quote without it is an estimate; the sale is refused',
          ),
      }),
    )
    .max(200),
  atCounter: z
    .boolean()
    .describe('true: paid and handed over now, without a delivery fee; false: to be delivered'),
  pickup: z
    .boolean()
    .default(false)
    .describe('true: the customer picks it up from the shop, without a delivery fee'),
  addressId: Id.min(1)
    .nullable()
    .describe("an address of the customer's address book; null: use `address`"),
  address: PlainText(500).default('').describe('as typed; decides on zone, charge and times'),
  window: z
    .object({ id: Id, day: z.iso.date() })
    .nullish()
    .describe('one of the `windows` of the quote; none: the soonest without an extra charge'),
  redeemPoints: z.int().min(0).max(1_000_000_000),
})

export const TakeOrderBody = QuoteOrderBody.extend({
  contact: z
    .object({ name: NameOrNone(120), phone: PhoneText, email: EmailText })
    .nullable()
    .describe(
      "null: from the customer's account; name and phone are required unless at the counter",
    ),
  address: PlainText(500),
  paymentMethod: z.enum(orderPayments),
  khataReason: PlainText(300)
    .optional()
    .describe(
      'why it is allowed on account in spite of the limit or of what is overdue; needs `khata.write`',
    ),
  note: Note(maxNoteLength),
  total: Rupees.describe('the total told to the customer; refused if the price changed since'),
})

/** The current price of an order; amounts in rupees. */
export const OrderQuote = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      color: z.string().optional(),
      quantity: z.int(),
      grams: z.int().nullable().describe('weighed at the counter; null: it was not'),
      price: z.number().describe('unit price for this customer'),
      amount: z.number(),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  belowMinimum: z
    .object({ zone: z.string(), zoneLabel: GoodsLabel, minimum: z.number(), missing: z.number() })
    .nullable()
    .describe('such an order is refused; null: its zone takes it'),
  windows: z.array(OrderTime).describe('delivery times to choose from; none: days are promised'),
  arrival: WireArrival.nullable().describe(
    'when it would arrive; null: at the counter, or for pickup',
  ),
  redeemedPoints: z.int(),
  earnedPoints: z.int(),
  khata: z
    .object({
      limit: z.number(),
      left: z.number(),
      overdue: z.number(),
      daysOverdue: z.int(),
      graceDays: z.int().describe('days that something may be overdue'),
    })
    .nullable()
    .describe('what is left on account; null: this customer cannot order on account'),
  canRedeem: z.boolean().describe('false: loyalty points are turned off'),
})

/** A guest who ordered before, as named in their last order with an address. */
export const GuestBuyer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  orders: z.int().describe('number of orders with this phone number'),
  lastOrder: z.object({ id: z.string(), reference: z.string(), at: z.string() }),
})
