import { orderPayments } from '#shop/settings/payment.ts'
import { z } from 'zod'
import { EndingPickup } from './ending-pickup.schema.ts'
import { cashMethods } from '#shop/cash/drawer.ts'
import { WireHold } from '../../order-hold.schema.ts'
import { shopParts } from '#shop/settings/opening-checklist.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { maxNoteLength, missingChoices, orderChannels, orderFlows } from '#shop/orders/order.ts'
import {
  ColourLabel,
  GoodsLabel,
  ColourName,
  EmailText,
  Grams,
  Id,
  Name,
  Note,
  PhoneText,
  PlainText,
  Quantity,
} from '../../amounts.schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { Location, WireArrival, WireOrderWindow, WireTerms } from '../../place-and-days.schema.ts'
import { charges } from '#shop/orders/changing/weighing.ts'
import { WireLineWeight } from '../../weight.schema.ts'
import { refundMethods } from '#shop/returns/refund-payment.ts'
import { OrderReturnOfStaff } from './return.schema.ts'

/** A line of an order, the product as it was when the order was placed; amounts are rupees. */
export const AdminOrderLine = z.object({
  productId: z.string(),
  productNumber: z.int().describe('numeric id used in page addresses'),
  name: z.string(),
  label: GoodsLabel,
  pack: z.string(),
  packLabel: GoodsLabel,
  color: z.string().optional().describe('chosen colour'),
  colorLabel: ColourLabel,
  picture: z.string().nullable(),
  tint: z.string().nullable(),
  listPrice: z.number(),
  price: z.number().describe('unit price for this customer'),
  multiBuy: z
    .object({ quantity: z.int(), price: z.number() })
    .nullable()
    .describe('multi-buy offer at the time of the order'),
  amount: z.number().describe('price of the remaining quantity'),
  quantity: z.int(),
  cancelledQuantity: z.int(),
  pointsDivisor: z.int().describe('rupees for one loyalty point'),
  perishable: z.boolean(),
  ifMissing: z
    .enum(missingChoices)
    .nullable()
    .describe('what the customer wants if the product is missing; null: no choice made'),
  replaces: z
    .int()
    .nullable()
    .describe('index in `lines` (from 0) of the replaced line; null: an ordered line'),
  weight: WireLineWeight,
})

/** What the rest of a line weighs. */
export const WeighBody = z.object({
  productId: Id.min(1),
  color: ColourName.optional(),
  left: Quantity.describe('units left of the line, as the packer saw it'),
  seen: z.int().nullable().describe('grams that the packer saw at the line; null: not weighed'),
  grams: Grams,
  charge: z
    .enum(charges)
    .default('weight')
    .describe('`most`: no more than the customer was told, whatever it weighs'),
})

export const PromisedDays = WireArrival.nullable().describe(
  'days promised for the delivery, both included, and hours of a delivery window; null: none',
)

export const DaysLate = z
  .int()
  .describe('days since the promised day of an open order; 0: not late')

/** An order as staff sees it; amounts are rupees. */
export const AdminOrder = z.object({
  id: z.string(),
  reference: z.string().describe('short order reference for people'),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  flow: z.enum(orderFlows),
  channel: z.enum(orderChannels).describe('placed by the customer or entered by staff'),
  customerId: z.string().nullable().describe('null: a guest order'),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  note: z.string().describe("the customer's note for the rider"),
  lines: z.array(AdminOrderLine),
  subtotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  redeemedPoints: z.int(),
  earnedPoints: z.int(),
  paymentMethod: z.enum(orderPayments),
  cashOffered: z
    .number()
    .nullable()
    .describe('cash the customer will pay with, in rupees; null: not given'),
  prepaid: z.number().describe('paid in advance, less what was paid back of it'),
  toCollect: z.number().describe('rupees to collect at the door or the counter'),
  toPayBack: z.number().describe('rupees paid in advance above the total'),
  address: z.string(),
  location: Location.nullable().describe('map pin of the address'),
  pricedZone: z.string().nullable().describe('name of the zone whose fee was charged'),
  zoneTerms: WireTerms.nullable().describe(
    'terms of that zone at the time of the order; null: no zone fee was charged',
  ),
  deliveryZone: z
    .string()
    .nullable()
    .describe('delivery zone found by the pin, or by the town if that is unambiguous'),
  deliveryZoneLabel: GoodsLabel,
  needsZone: z.boolean().describe('true: staff must find the delivery zone'),
  promised: PromisedDays,
  window: WireOrderWindow.nullable().describe('the delivery window; `promised` has its hours'),
  pickup: z
    .object({ code: z.string().describe('four digits that the customer says at the counter') })
    .nullable()
    .describe('the customer picks it up from the shop; null: it is delivered'),
  hold: WireHold.nullable().describe(
    'what it waits or waited for before it is packed; null: nothing',
  ),
  daysLate: DaysLate,
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  returns: z.array(OrderReturnOfStaff),
})

export const ReleaseBody = z.object({
  method: z
    .enum(cashMethods)
    .default('transfer')
    .describe('how it was paid in advance; not used if it did not wait for a payment'),
  slip: PaidBy.shape.slip
    .default('')
    .describe('number of the card slip or the transfer, required for these'),
  total: z.number().optional().describe('the total you read; refused if it is another one now'),
})

export const OrderNoteBody = z.object({ text: PlainText(1000).min(1) })

export const StepBackBody = z.object({
  id: z.uuid(),
  from: z.enum(orderStatuses).describe('the state to leave'),
  since: z.iso.datetime().describe('when the order entered it, as in `history`'),
  reason: PlainText(300).min(1),
})

export const UndoRefundBody = z.object({ reason: PlainText(300).min(1) })

export const RefundBody = z.object({
  id: z.uuid(),
  returnId: Id.min(1),
  method: z.enum(refundMethods),
  note: PlainText(300).describe('how it was paid back; required for cash and transfer'),
})

const seen = z.string().max(4000)
/** `seen`: the values you read; refused if they changed since. */
export const RedirectBody = z.object({
  name: Name(120),
  phone: PhoneText.min(1),
  email: EmailText,
  address: PlainText(500).describe('required, except for pickup'),
  note: Note(maxNoteLength).describe('note for the rider'),
  keepPin: z.boolean().describe('true: the pin is still correct'),
  seen: z.object({ name: seen, phone: seen, email: seen, address: seen, note: seen }),
})

export const CancelBody = z.object({
  lines: z
    .array(
      z.object({
        productId: Id,
        color: ColourName.optional(),
        quantity: Quantity.optional().describe('default: the whole remaining quantity'),
        left: z
          .int()
          .min(0)
          .optional()
          .describe('the remaining quantity you read; refused if it changed since'),
      }),
    )
    .max(100)
    .describe('lines to cancel; empty: the whole order'),
  reason: PlainText(500).nullable(),
  chargeDelivery: z
    .boolean()
    .optional()
    .describe(
      "true: charge the zone's fee for the smaller order; default: the fee stays unchanged",
    ),
})

/** Pending work; parts that the role may not read are null. */
export const AdminToday = z.object({
  orders: z
    .partialRecord(z.enum(orderStatuses), z.int())
    .nullable()
    .describe('number of orders in each open state'),
  late: z.int().nullable().describe('number of open orders past their promised day'),
  pickupsEnding: z
    .array(EndingPickup)
    .nullable()
    .describe('ready orders that are kept until today, at most 20'),
  onHold: z.int().nullable().describe('number of orders that wait for their customer'),
  khataToRemind: z.int().nullable().describe('customers with a khata whom staff have to remind'),
  cashToApprove: z
    .int()
    .nullable()
    .describe('number of counts of cash that a second person has to look at'),
  returns: z.int().nullable().describe('number of undecided returns'),
  refunds: z
    .object({ orders: z.int(), amount: z.number().describe('rupees') })
    .nullable()
    .describe('orders with a refund due, and the amount'),
  uncollected: z
    .object({ orders: z.int(), amount: z.number().describe('rupees') })
    .nullable()
    .describe('orders that were paid short, and what is missing'),
  reviews: z.int().nullable().describe('number of undecided reviews'),
  messages: z.int().nullable().describe('number of unanswered messages'),
  soldOut: z.int().nullable().describe('number of published products that are sold out'),
  lowStock: z.int().nullable().describe('number of published products with low stock'),
  wholesale: z.int().nullable().describe('number of open requests for wholesale prices'),
  passwordRequests: z.int().nullable().describe('customers who ask for a new password'),
  setup: z
    .object({
      open: z.boolean().describe('true: the shop is open'),
      missing: z.array(z.object({ part: z.enum(shopParts), needed: z.boolean() })),
      remind: z
        .boolean()
        .describe(
          'true: show a reminder, because the shop is closed, incomplete, or opened in the last 30 days',
        ),
    })
    .nullable()
    .describe('missing setup steps; null: the shop is open and complete'),
})
