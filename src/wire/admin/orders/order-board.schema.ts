import { z } from 'zod'
import { boardStatuses, orderStatuses } from '#shop/order-states.ts'
import { GoodsLabel, SearchText } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { DaysLate, PromisedDays } from './order.schema.ts'

const BoardColumn = z.object({
  count: z.int().describe('number of orders in this state'),
  cards: z
    .array(
      z.object({
        id: z.string(),
        reference: z.string().describe('short order reference for people'),
        status: z.enum(orderStatuses),
        name: z.string().describe('customer name; empty: none given'),
        town: z.string().nullable().describe('town or delivery zone; null: unknown'),
        townLabel: GoodsLabel,
        total: z.number().describe('rupees'),
        createdAt: z.string(),
        isOnHold: z.boolean().describe('true: it waits for its customer before it is packed'),
        isPickup: z.boolean().describe('true: the customer picks it up from the shop'),
        promised: PromisedDays,
        daysLate: DaysLate,
        since: z.string().describe('when the order entered this state'),
      }),
    )
    .describe('the first 50 orders'),
})

export const orderBoardCalls = {
  adminOrderBoard: {
    route: 'GET /admin/orders/board',
    access: 'order.read',
    summary:
      'List open orders by state, late ones and then the oldest first, and orders delivered today',
    query: z.object({ zone: SearchText(60).optional() }),
    answer: data(
      z.object({
        at: z.string().describe('time of this answer'),
        columns: z
          .record(z.enum(boardStatuses), BoardColumn)
          .describe("`delivered`: today's orders in the shop's time zone, newest first"),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>
