import { z } from 'zod'
import { pointsReasons } from '#shop/loyalty/points.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { staffRoles } from '#shop/person.ts'
import { returnStates } from '#shop/returns/order-return.ts'

export const AdminCustomer = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(['normal', 'stock']).describe('`stock`: a wholesale customer'),
  wholesale: z.boolean().describe('true: buys at wholesale prices'),
  businessName: z.string().nullable(),
  businessAddress: z.string().nullable(),
  picture: z.string().nullable(),
  points: z.int(),
  pendingPoints: z.int().describe('points of these earned by orders not delivered yet'),
  loyaltyCard: z.string(),
  role: z.enum(staffRoles).nullable(),
  createdAt: z.string(),
  orderCount: z.int(),
  blockedAt: z
    .string()
    .nullable()
    .describe('blocked since then from logging in and ordering; null: not blocked'),
  spend: z
    .number()
    .nullable()
    .describe('rupees of the orders that were not cancelled, less refunds; null: may not be read'),
  lastOrderAt: z.string().nullable().describe('null: never ordered, or may not be read'),
})

/** With related data; parts that the role may not read are null. */
export const AdminCustomerDetails = AdminCustomer.extend({
  orders: z
    .array(
      z.object({
        id: z.string(),
        reference: z.string().describe('short order reference for people'),
        createdAt: z.string(),
        status: z.enum(orderStatuses),
        total: z.number().describe('rupees'),
      }),
    )
    .nullable()
    .describe('the last 20, newest first'),
  passwordRequestedAt: z
    .string()
    .nullable()
    .describe('when the customer asked the shop for a new password, in the last 7 days'),
  cancelledOrders: z.int().nullable().describe('number of orders cancelled completely'),
  refusedReturns: z.int().nullable(),
  returns: z
    .array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        productName: z.string(),
        quantity: z.int(),
        state: z.enum(returnStates),
        createdAt: z.string(),
      }),
    )
    .nullable()
    .describe('the last 20, newest first'),
  pointsEntries: z
    .array(
      z.object({
        createdAt: z.string(),
        reason: z.enum(pointsReasons),
        orderId: z.string().nullable(),
        points: z.int().describe('negative: redeemed or taken back'),
        balance: z.int().describe('balance after this entry'),
      }),
    )
    .describe('the last 20 entries of the points ledger, newest first'),
  addresses: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      name: z.string(),
      phone: z.string(),
      address: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable().describe('author; null: the account was deleted'),
    }),
  ),
})

const count = z.int()
/** Number of records that move in a merge; `…Left`: those that don't, because of limits or duplicates. */
export const CustomerMerge = z.object({
  orders: count,
  returns: count,
  points: z.int(),
  khata: count.describe('charges on account that are not paid yet'),
  addresses: count,
  addressesLeft: count,
  wishlist: count,
  lists: count,
  listsLeft: count,
  cart: count,
  reviews: count,
  reviewsLeft: count,
  messages: count,
  notes: count,
  stockAlerts: count,
})
