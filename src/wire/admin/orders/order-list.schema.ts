import { z } from 'zod'
import { payments } from '#shop/settings/payment.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { Name, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done, whole } from '../../call-schema.ts'
import { AdminOrder } from './order.schema.ts'

const Day = z.iso.date()

/** How the list of orders is narrowed. */
const filter = {
  q: SearchText(100).optional(),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(payments).optional(),
  channel: z.enum(orderChannels).optional().describe('how the order came'),
  zone: SearchText(60).optional().describe('the name of the delivery zone that it goes to'),
  refund: z.literal('due').optional().describe('of which money is to be paid back'),
  days: whole(366)
    .optional()
    .describe('placed in the last so many days of the shop; goes before `from` and `until`'),
  from: Day.optional().describe('the first day, by the shop’s clock'),
  until: Day.optional().describe('the last day'),
}

const OrderViews = data(
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      filter: z.object({ ...filter, days: z.int().optional() }),
    }),
  ),
)

export const orderListCalls = {
  adminOrders: {
    route: 'GET /admin/orders',
    access: 'order.read',
    summary: 'All orders, newest first',
    query: z.object({
      ...filter,
      limit: whole(100).optional(),
      after: z
        .string()
        .regex(/^\d{1,15}\.[0-9a-z]{1,26}$/)
        .optional()
        .describe('the `next` of the page before'),
    }),
    answer: z.object({
      data: z.array(AdminOrder),
      next: z.string().nullable().describe('where the list goes on; null: it ends here'),
    }),
  },
  adminOrderZones: {
    route: 'GET /admin/orders/zones',
    access: 'order.read',
    summary: 'The names of the delivery zones that are drawn, and of those that orders went to',
    answer: data(z.array(z.string())),
  },
  adminOrderViews: {
    route: 'GET /admin/orders/views',
    access: 'order.read',
    summary: 'The views of the list of orders that the caller has saved, the oldest first',
    answer: OrderViews,
  },
  adminSaveOrderView: {
    route: 'POST /admin/orders/views',
    access: 'order.read',
    summary: 'Save a view of the list of orders; with an id of the caller’s own, so that the same call twice saves one', // prettier-ignore
    body: z.object({ id: z.uuid(), name: Name(40), filter: z.object(filter) }),
    status: 201,
    answer: OrderViews,
  },
  adminRemoveOrderView: {
    route: 'DELETE /admin/orders/views/:id',
    access: 'order.read',
    summary: 'Remove a saved view',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
