import { z } from 'zod'
import { cashMethods, entryMethods, orderPaymentKinds } from '#shop/cash/drawer.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { stopActionKinds } from '#shop/orders/runs/run.ts'
import { questionAnswers } from '#shop/orders/changing/order-question.ts'
import { knownRefundMethods } from '#shop/returns/refund-payment.ts'
import { WireArrival } from '../../place-and-days.schema.ts'
import { GoodsLabel } from '../../amounts.schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { AdminOrder, AdminOrderLine } from './order.schema.ts'

const RefundPayment = z.object({
  id: z.string(),
  returnId: z.string(),
  method: z.enum(knownRefundMethods).describe('`earlier`: made before methods were recorded'),
  amount: z.number().describe('rupees'),
  points: z.int().describe('points given as the refund; 0: paid in money'),
  note: z.string(),
  at: z.string(),
  by: z.string().nullable().describe('staff member who recorded it; null: the account was deleted'),
})

/** A possible replacement of a missing item. */
const OfferedProduct = z.object({
  productId: z.string(),
  name: z.string(),
  label: GoodsLabel,
  pack: z.string(),
  packLabel: GoodsLabel,
  quantity: z.int(),
  amount: z.number().describe('price of the offered quantity'),
})

const by = z.string().nullable().describe('staff member; null: the customer')

const OrderPayment = z.object({
  id: z.string(),
  kind: z.enum([...orderPaymentKinds, 'paid-back']),
  method: z.enum(entryMethods).describe('`none`: written off'),
  amount: z.number().describe('rupees, positive'),
  slip: z.string(),
  reason: z.string().describe('why it was written off or taken back'),
  at: z.string(),
  by: z.string(),
  takesBack: z.boolean().describe('true: it takes back an earlier entry of this amount'),
  canTakeBack: z.boolean(),
})

/** With staff notes, and who changed what. */
export const AdminOrderDetails = AdminOrder.extend({
  lines: z.array(
    AdminOrderLine.extend({
      barcode: z.string().nullable().describe("the product's barcode now; null: none"),
      sku: z.string().nullable().describe("the shop's own code of the product now; null: none"),
    }),
  ),
  paper: z
    .object({
      locale: z.string(),
      label: z.string().describe('language of its address label'),
      texts: z
        .record(z.string(), z.string())
        .describe(
          'what is translated of the names, sizes and colours of its goods and of the shop’s address, by the English text',
        ),
    })
    .describe('in which language its invoice is printed: the customer’s; and its address label'),
  urdu: z
    .record(z.string(), z.string())
    .describe('names, sizes and colours of its goods in Urdu, by the English text'),
  scale: z
    .object({
      start: z.string().describe('first two digits of its barcodes'),
      codeDigits: z.int().describe('digits of the item’s code'),
    })
    .nullable()
    .describe('how the scale of the shop writes its barcodes; null: it has none'),
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.string(), by })),
  collected: z
    .array(z.object({ method: z.enum(cashMethods), amount: z.number().describe('rupees') }))
    .describe('how a delivered order was paid; empty: not yet, or before there was a cash desk'),
  uncollected: z.number().describe('rupees that the customer still has to pay after the delivery'),
  collectedBy: z
    .string()
    .nullable()
    .describe('staff account whose drawer has the money; null: nothing was collected'),
  confirmation: z.object({
    token: z
      .string()
      .nullable()
      .describe('of the link `/confirm-order?token=`; null: it is not confirmed by a link'),
    by: by.describe('staff member who confirmed it; null: the customer, or nobody yet'),
    until: z.string().nullable().describe('when it is cancelled if it still waits; null: never'),
    text: z
      .string()
      .nullable()
      .describe('how staff ask for it, in the language of the customer, with `{link}` where the link goes'), // prettier-ignore
  }),
  run: z
    .object({
      rider: z.object({ id: z.string(), name: z.string() }),
      day: z.string(),
      position: z.int().describe('in the run, from 1'),
      missed: z.object({ at: z.string(), reason: z.string() }).nullable(),
    })
    .nullable()
    .describe('the rider who delivers it; null: nobody yet'),
  atDoor: z
    .array(
      z.object({
        kind: z.enum(stopActionKinds),
        by: z.string(),
        at: z.string().describe("by the rider's device"),
        reason: z.string(),
        collected: z.number().nullable().describe('rupees, if the customer paid less'),
        paid: PaidBy.nullable().describe('null: as chosen with the order, or nothing'),
        hasCode: z.boolean().describe("the customer's code was right"),
        refused: z
          .boolean()
          .describe('true: it changed nothing, because the order was closed or not theirs'),
      }),
    )
    .describe('what riders did with it, oldest first'),
  stepsBack: z
    .array(
      z.object({
        from: z.enum(orderStatuses),
        to: z.enum(orderStatuses),
        enteredAt: z.string(),
        enteredBy: z.string().nullable(),
        at: z.string(),
        by: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('states entered by mistake and taken back, oldest first'),
  cancellations: z
    .array(
      z.object({
        at: z.string(),
        by,
        reason: z.string().nullable(),
        lines: z.array(
          z.object({
            line: z.int().describe('index in `lines`, from 0'),
            quantity: z.int(),
            amount: z.number().describe('rupees that the line costs less'),
          }),
        ),
        replacedBy: z
          .int()
          .nullable()
          .describe('index in `lines` of the replacement; null: cancelled without one'),
      }),
    )
    .describe('oldest first'),
  weighings: z
    .array(
      z.object({
        line: z.int().describe('index in `lines`, from 0'),
        grams: z.int(),
        amount: z.number().describe('rupees'),
        at: z.string(),
        by: z.string(),
      }),
    )
    .describe('what was weighed, oldest first'),
  prepayments: z
    .array(OrderPayment)
    .describe('what was paid in advance, and paid back of it, oldest first'),
  settlements: z
    .array(OrderPayment)
    .describe('what was paid later of an order that was paid short, or written off, oldest first'),
  whatsappText: z
    .string()
    .describe('what staff write to the customer in its state, in their language'),
  timeText: z
    .string()
    .nullable()
    .describe('what staff write about a new delivery time; null: the customer chose it'),
  timeChanges: z
    .array(z.object({ at: z.string(), by, before: WireArrival.nullable(), after: WireArrival }))
    .describe('delivery times that were changed, oldest first'),
  enteredBy: z
    .string()
    .nullable()
    .describe('staff member who entered the order; null: placed by the customer'),
  questions: z
    .array(
      z.object({
        id: z.string(),
        line: z.int().describe('index in `lines`, from 0'),
        left: z.int().describe('quantity of the line when it was asked'),
        missing: z.int().describe('missing quantity'),
        grams: z
          .int()
          .nullable()
          .describe('weight above the most that the customer is asked to take; null: something is missing'), // prettier-ignore
        state: z.enum(['open', 'answered', 'over']),
        answer: z.enum(questionAnswers).nullable(),
        offer: OfferedProduct.nullable().describe('offered replacement; null: none'),
        askedAt: z.string(),
        answeredAt: z.string().nullable(),
        token: z
          .string()
          .nullable()
          .describe("token of the customer's answer link, for staff who may pack; null: no answer needed"), // prettier-ignore
        text: z
          .string()
          .describe('how staff send it, in the language of the customer, with `{link}` where the link goes'), // prettier-ignore
      }),
    )
    .describe('questions to the customer about lines with too little stock, or too heavy ones'),
  customer: z
    .object({
      orders: z.int().describe('number of orders, including this one'),
      delivered: z.int(),
      cancelled: z.int(),
      returnsAccepted: z.int(),
      returnsRefused: z.int(),
      points: z.int().nullable().describe('point balance; null: a guest, or not permitted'),
      spendablePoints: z.int().nullable().describe('points of these that can be used now'),
    })
    .describe('other data of the same account or guest phone number'),
  refunds: z.array(RefundPayment).describe('refunds paid for its returns'),
  undoneRefunds: z
    .array(
      RefundPayment.extend({
        undoneAt: z.string(),
        undoneBy: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('refunds recorded by mistake and undone'),
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable().describe('author; null: the account was deleted'),
    }),
  ),
})
