import { orderPayments } from '#shop/settings/payment.ts'
import { z } from 'zod'
import { orderStatuses } from '#shop/order-states.ts'
import { maxNoteLength, missingChoices, orderFlows } from '#shop/orders/order.ts'
import { WireReturn } from './return.schema.ts'
import { ColourOfLine, WireMultiBuy } from '../catalogue/product.schema.ts'
import { WireLineWeight } from '../../weight.schema.ts'
import { WireHold } from '../../order-hold.schema.ts'
import {
  HoldId,
  Location,
  WireArrival,
  WireTerms,
  WireOrderWindow,
} from '../../place-and-days.schema.ts'
import {
  ColourName,
  EmailText,
  Id,
  Name,
  Note,
  PhoneText,
  Quantity,
  Rupees,
  Text,
} from '../../amounts.schema.ts'

/** `products[]` of an order, the product as it was when the order was placed. */
const WireOrderLine = z.object({
  product: z.object({
    _id: z.string(),
    id: z.int(),
    itemfullname: z.string(),
    imgsrc: z.string().nullable(),
    tint: z.string().nullable(),
    size: z.string(),
    orignalprice: z.number(),
    discountprice: z.number(),
  }),
  /** The multi-buy offer that held as it was placed. */
  multibuy: WireMultiBuy.omit({ until: true }).optional(),
  ...ColourOfLine,
  quantity: z.int(),
  cancelled: z.int(),
  loyaltypoints: z.int(),
  perishable: z.boolean(),
  weight: WireLineWeight,
  /** What to do if it is missing; null: no choice. */
  ifMissing: z.enum(missingChoices).nullable(),
})

export const WireOrder = z.object({
  _id: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  flow: z.enum(orderFlows),
  products: z.array(WireOrderLine),
  subtotal: z.number(),
  shippingcost: z.number(),
  total: z.number(),
  redeemedpoints: z.int(),
  loyaltypoints: z.int(),
  paymentMethod: z.enum(orderPayments),
  /** With how much cash the buyer will pay; null: nothing was said. */
  cashOffered: z.number().nullable(),
  /** Paid in advance, less what was paid back of it. The rest of the total is collected; what is above it is paid back. */
  prepaid: z.number(),
  shippingAddress: z.string(),
  /** The delivery zone's name, and the pin that it was found by. */
  zone: z.string().nullable(),
  location: Location.nullable(),
  /** Terms of that zone at the time of the order; null: no zone fee was charged. */
  zoneTerms: WireTerms.nullable(),
  /** The days that were promised as it was placed. */
  arrival: WireArrival.nullable(),
  /** The delivery window that was chosen; null: none. `arrival` has its day and hours. */
  window: WireOrderWindow.nullable(),
  /** The customer picks it up from the shop, and says this code at the counter; null: it is delivered. */
  pickup: z.object({ code: z.string() }).nullable(),
  /**
   * A rider is on the way with it; null: not yet, or no more. `stopsBefore` null: the rider doesn't show it. `code`: the
   * customer says it at the door.
   */
  run: z.object({ stopsBefore: z.int().nullable(), code: z.string() }).nullable(),
  /** What it waits or waited for before it is packed, and why; null: nothing. */
  hold: WireHold.nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The customer's note for the rider. */
  note: z.string(),
  user: z.string().nullable(),
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  returns: z.array(WireReturn),
  /** For a guest who has just placed it: the key that opens it again. */
  key: z.string().optional(),
})
export type WireOrderLine = z.infer<typeof WireOrderLine>
export type WireOrder = z.infer<typeof WireOrder>

/** As much of an order as says where it is. */
export const WireOrderUnderWay = WireOrder.pick({
  _id: true,
  createdAt: true,
  status: true,
  arrival: true,
  pickup: true,
})
export type WireOrderUnderWay = z.infer<typeof WireOrderUnderWay>

/** The displayed order number and the contact's phone, as people type them. */
export const FindOrderBody = z.object({ number: PhoneText.min(1), phone: PhoneText.min(1) })

/** Totals, prices and the user are checked, never believed. */
export const CreateOrderBody = z.object({
  products: z
    .array(
      z.object({
        product: Id,
        quantity: Quantity,
        color: ColourName.optional(),
        ifMissing: z.enum(missingChoices).optional(),
      }),
    )
    .max(200),
  /** For products without their own choice. */
  ifMissing: z.enum(missingChoices).optional(),
  /** Whole rupees: with how much cash it will be paid. */
  cashOffered: z.int().min(1).max(10_000_000).optional(),
  user: Id.nullish(),
  shippingAddress: Text(500),
  /** Ours: the pin of the address. Its zone decides shipping and minimum; without it the shop's own terms. */
  location: Location.nullish(),
  shippingcost: z.unknown().optional(),
  total: Rupees,
  paymentMethod: z.enum(orderPayments).optional(),
  flow: z.enum(orderFlows).optional(),
  redeempoints: z.int().min(0).max(1_000_000_000).optional(),
  contact: z
    .object({ name: Name(120), email: EmailText.optional(), phone: PhoneText.min(1) })
    .optional(),
  note: Note(maxNoteLength).optional(),
  /** One of the windows of `GET /delivery`; `hold`: of `PUT /delivery/hold`. */
  window: z.object({ id: Id, day: z.iso.date(), hold: HoldId.optional() }).nullish(),
  /** True: the customer picks it up from the shop, so the address, pin and window are ignored. */
  pickup: z.boolean().optional(),
})

export const CancelBody = z.object({
  products: z
    .array(z.object({ product: Id, quantity: Quantity.optional(), color: ColourName.optional() }))
    .max(200),
  reason: Text(500).optional(),
  /** The displayed total of the rest; refused if it differs. */
  total: Rupees.optional(),
})
