import { payments } from '#shop/settings/payment.ts'
import { z } from 'zod'
import { shopParts } from '#shop/settings/opening-checklist.ts'
import { questionAnswers } from '#shop/orders/changing/order-question.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { maxNoteLength, missingChoices, orderChannels, orderFlows } from '#shop/orders/order.ts'
import {
  ColourName,
  EmailText,
  Id,
  Name,
  Note,
  PhoneText,
  PlainText,
  Quantity,
  Text,
} from '../../amounts.schema.ts'
import { Location, WireTerms } from '../../place-and-days.schema.ts'
import { knownRefundMethods, refundMethods } from '#shop/returns/refund-payment.ts'
import { OrderReturnOfStaff } from './return.schema.ts'

const RefundPayment = z.object({
  id: z.string(),
  returnId: z.string(),
  method: z.enum(knownRefundMethods).describe('earlier: before this was written down'),
  amount: z.number().describe('rupees'),
  points: z.int().describe('given for it; 0: it was paid in money'),
  note: z.string(),
  at: z.string(),
  by: z.string().nullable().describe('who wrote it down; null: that account is gone'),
})

/** A line of an order, the product as it was when the order was placed; amounts are rupees. */
const AdminOrderLine = z.object({
  productId: z.string(),
  productNumber: z.int().describe('in addresses of the shop'),
  name: z.string(),
  pack: z.string(),
  color: z.string().optional().describe('the chosen colour'),
  picture: z.string().nullable(),
  tint: z.string().nullable(),
  listPrice: z.number(),
  price: z.number().describe('what the buyer pays for one'),
  multiBuy: z
    .object({ quantity: z.int(), price: z.number() })
    .nullable()
    .describe('the multi-buy offer that held as it was placed'),
  amount: z.number().describe('what is left of the line costs'),
  quantity: z.int(),
  cancelledQuantity: z.int(),
  pointsDivisor: z.int().describe('rupees for one loyalty point'),
  perishable: z.boolean(),
  ifMissing: z
    .enum(missingChoices)
    .nullable()
    .describe('what the buyer wants when it cannot be had; null: nothing was said'),
  replaces: z
    .int()
    .nullable()
    .describe(
      'the place in `lines`, from 0, of the line in whose place it came; null: it was ordered',
    ),
})

/** Another product that could come in place of what is missing. */
const OfferedProduct = z.object({
  productId: z.string(),
  name: z.string(),
  pack: z.string(),
  quantity: z.int(),
  amount: z.number().describe('what so many cost'),
})

/** Orders that were not cancelled, and what they come to in rupees. */
const Sales = z.object({ orders: z.int(), amount: z.number() })

/** An order as staff sees it; amounts are rupees. */
export const AdminOrder = z.object({
  id: z.string(),
  reference: z.string().describe('what people call the order'),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  flow: z.enum(orderFlows),
  channel: z.enum(orderChannels).describe('how it came: from its buyer, or written down by staff'),
  customerId: z.string().nullable().describe("null: a guest's"),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  note: z.string().describe('for the rider, in the words of the buyer'),
  lines: z.array(AdminOrderLine),
  subtotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  redeemedPoints: z.int(),
  earnedPoints: z.int(),
  paymentMethod: z.enum(payments),
  cashOffered: z
    .number()
    .nullable()
    .describe('with how much cash the buyer will pay; null: nothing was said'),
  address: z.string(),
  location: Location.nullable().describe('the pin of the address'),
  pricedZone: z.string().nullable().describe('the zone whose fee was charged'),
  zoneTerms: WireTerms.nullable().describe(
    'what that zone asked as the order was placed; null: no fee of a zone was charged',
  ),
  deliveryZone: z
    .string()
    .nullable()
    .describe('the zone that it goes to: that of its pin, or of its town where this is certain'),
  needsZone: z.boolean().describe('staff has to find out where it goes'),
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  returns: z.array(OrderReturnOfStaff),
})

/** The same with what staff wrote to each other about it. */
export const AdminOrderDetails = AdminOrder.extend({
  enteredBy: z.string().nullable().describe('name of the staff member; null: the buyer'),
  questions: z
    .array(
      z.object({
        id: z.string(),
        line: z.int().describe('the place of its line in `lines`, from 0'),
        missing: z.int().describe('so many of the line are not there'),
        state: z.enum(['open', 'answered', 'over']),
        answer: z.enum(questionAnswers).nullable(),
        offer: OfferedProduct.nullable().describe('what is offered in its place; null: nothing'),
        askedAt: z.string(),
        answeredAt: z.string().nullable(),
        token: z
          .string()
          .nullable()
          .describe('of the link by which the buyer answers, for whoever may pack; null: it needs no answer'), // prettier-ignore
      }),
    )
    .describe('what the buyer was asked about lines of which too few are there'),
  customer: z
    .object({
      orders: z.int().describe('with this one'),
      delivered: z.int(),
      cancelled: z.int(),
      returnsAccepted: z.int(),
      returnsRefused: z.int(),
      points: z.int().nullable().describe('null: a guest’s, or not for the caller to see'),
      spendablePoints: z.int().nullable().describe('of them, those that can be used now'),
    })
    .describe('the orders of the same account, or of a guest’s phone number'),
  refunds: z.array(RefundPayment).describe('what was paid back for its returns'),
  undoneRefunds: z
    .array(
      RefundPayment.extend({
        undoneAt: z.string(),
        undoneBy: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('what was marked as paid back by mistake, and taken back'),
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable().describe('who wrote it; null: that account is gone'),
    }),
  ),
})

export const OrderNoteBody = z.object({ text: PlainText(1000).min(1) })

export const UndoRefundBody = z.object({ reason: PlainText(300).min(1) })

export const RefundBody = z.object({
  id: z.uuid(),
  returnId: Id.min(1),
  method: z.enum(refundMethods),
  note: PlainText(300).describe('how it was paid back; needed in cash and by transfer'),
})

const seen = z.string().max(4000)
/** `seen`: what stood there when it was looked at; anything else by now is refused. */
export const RedirectBody = z.object({
  name: Name(120),
  phone: PhoneText.min(1),
  email: EmailText,
  address: Text(500),
  note: Note(maxNoteLength).describe('for the rider'),
  keepPin: z.boolean().describe('whether the pin is still where it goes'),
  seen: z.object({ name: seen, phone: seen, email: seen, address: seen, note: seen }),
})

export const CancelBody = z.object({
  lines: z
    .array(
      z.object({
        productId: Id,
        color: ColourName.optional(),
        quantity: Quantity.optional().describe('left out: all that is left of the line'),
        left: z
          .int()
          .min(0)
          .optional()
          .describe('so much was left of the line when it was looked at; another is refused'),
      }),
    )
    .max(100)
    .describe('empty: the whole order'),
  reason: PlainText(500).nullable(),
  chargeDelivery: z
    .boolean()
    .optional()
    .describe(
      'whether delivery of what is left costs what its zone asks for so little; left out: it stays as it was',
    ),
})

/** What waits for somebody. A part that the caller's role may not read is null. */
export const AdminToday = z.object({
  orders: z
    .partialRecord(z.enum(orderStatuses), z.int())
    .nullable()
    .describe('how many orders are in each open state'),
  returns: z.int().nullable().describe('returns nobody has decided on'),
  refunds: z
    .object({ orders: z.int(), amount: z.number().describe('rupees') })
    .nullable()
    .describe('orders of which money is to be paid back, and how much'),
  reviews: z.int().nullable().describe('reviews nobody has decided on'),
  messages: z.int().nullable().describe('messages that wait for an answer'),
  soldOut: z.int().nullable().describe('products in the shop that are sold out'),
  lowStock: z.int().nullable().describe('products in the shop of which few are left'),
  wholesale: z.int().nullable().describe('stock buyers who wait for wholesale prices'),
  sales: z
    .object({
      today: Sales,
      lastWeek: Sales.describe('on the same weekday, up to this time of day'),
    })
    .nullable(),
  setup: z
    .object({
      open: z.boolean().describe('shoppers see the shop'),
      missing: z.array(z.object({ part: z.enum(shopParts), needed: z.boolean() })),
      remind: z
        .boolean()
        .describe(
          'it is to be told at once: the shop is closed, lacks what it needs, or opened in the last 30 days',
        ),
    })
    .nullable()
    .describe('what the shop still lacks; null: it is open and lacks nothing'),
})
