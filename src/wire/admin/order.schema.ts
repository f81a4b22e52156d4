import { z } from 'zod'
import { missingChoices, orderFlows, orderStatuses, payments } from '#shop/orders/order.ts'
import { Location } from '../place-and-days.schema.ts'
import { OrderReturnOfStaff } from './return.schema.ts'

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
})

/** An order as staff sees it; amounts are rupees. */
export const AdminOrder = z.object({
  id: z.string(),
  reference: z.string().describe('what people call the order'),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  flow: z.enum(orderFlows),
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
  deliveryZone: z
    .string()
    .nullable()
    .describe('the zone that it goes to: that of its pin, or of its town where this is certain'),
  needsZone: z.boolean().describe('staff has to find out where it goes'),
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  returns: z.array(OrderReturnOfStaff),
})
