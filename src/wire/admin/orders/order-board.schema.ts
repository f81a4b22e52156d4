import { z } from 'zod'
import { boardStatuses, orderStatuses } from '#shop/order-states.ts'
import { SearchText } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'

const BoardColumn = z.object({
  count: z.int().describe('how many there are'),
  cards: z
    .array(
      z.object({
        id: z.string(),
        reference: z.string().describe('what people call the order'),
        status: z.enum(orderStatuses),
        name: z.string().describe('empty: none was given'),
        town: z.string().nullable().describe('or its delivery zone; null: neither is certain'),
        total: z.number().describe('rupees'),
        createdAt: z.string(),
        since: z.string().describe('when it entered its state'),
      }),
    )
    .describe('the first 50'),
})

export const orderBoardCalls = {
  adminOrderBoard: {
    route: 'GET /admin/orders/board',
    access: 'order.read',
    summary:
      'The orders under way by state, what was placed first first, and those delivered today',
    query: z.object({ zone: SearchText(60).optional() }),
    answer: data(
      z.object({
        at: z.string().describe('the moment of the answer'),
        columns: z
          .record(z.enum(boardStatuses), BoardColumn)
          .describe('delivered: today by the shop’s clock, the newest first'),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>
