import { z } from 'zod'
import { orderPayments } from '#shop/settings/payment.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { orderSorts } from '#shop/orders/office/order-sorts.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { GoodsLabel, Name, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done, type FileSchema, whole } from '../../call-schema.ts'
import { AdminOrder } from './order.schema.ts'

const Day = z.iso.date()

const Ask = z
  .object({ token: z.string().nullable(), text: z.string().nullable() })
  .nullable()
  .describe(
    'with `hold=yes`: the link that confirms the order, and what staff write to its customer',
  )

/** How the list of orders is narrowed and sorted. */
const filter = {
  q: SearchText(100).optional(),
  sort: z
    .enum(orderSorts)
    .optional()
    .describe('default: `-placed`, newest first; `promised`: orders without a promised day last'),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(orderPayments).optional(),
  channel: z.enum(orderChannels).optional().describe('how the order was placed'),
  zone: SearchText(60).optional().describe('name of the delivery zone'),
  refund: z.literal('due').optional().describe('only orders with a refund due'),
  late: z.literal('yes').optional().describe('only open orders past their promised day'),
  uncollected: z
    .literal('yes')
    .optional()
    .describe('only delivered orders that were paid short, and not settled since'),
  hold: z
    .enum(['yes', 'no'])
    .optional()
    .describe('only orders that wait for their customer before they are packed; no: only others'),
  days: whole(366)
    .optional()
    .describe("orders of the last days, in the shop's time zone; overrides `from` and `until`"),
  from: Day.optional().describe("first day, in the shop's time zone"),
  until: Day.optional().describe("last day, in the shop's time zone"),
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
    summary: 'List all orders; `sort`: newest first by default, with `-` descending',
    query: z.object({
      ...filter,
      limit: whole(100).optional(),
      after: z
        .string()
        .regex(/^\d{1,15}\.[0-9a-z-]{1,26}$/)
        .optional()
        .describe('`next` of the previous page'),
    }),
    answer: z.object({
      data: z.array(AdminOrder.extend({ ask: Ask })),
      next: z.string().nullable().describe('cursor of the next page; null: last page'),
    }),
  },
  adminOrderZones: {
    route: 'GET /admin/orders/zones',
    access: 'order.read',
    summary: 'List the names of current delivery zones and of zones of past orders',
    answer: data(z.array(z.object({ zone: z.string(), zoneLabel: GoodsLabel }))),
  },
  adminOrderViews: {
    route: 'GET /admin/orders/views',
    access: 'order.read',
    summary: 'List your own saved views of the list of orders, oldest first',
    answer: OrderViews,
  },
  adminSaveOrderView: {
    route: 'POST /admin/orders/views',
    access: 'order.read',
    summary: 'Create a saved view of the list of orders; the client chooses the id, so retries create one', // prettier-ignore
    body: z.object({ id: z.uuid(), name: Name(40), filter: z.object(filter) }),
    status: 201,
    answer: OrderViews,
  },
  adminRemoveOrderView: {
    route: 'DELETE /admin/orders/views/:id',
    access: 'order.read',
    summary: 'Delete a saved view',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>

const OrderId = SearchText(26)

export const orderFiles = {
  adminOrderFile: {
    route: 'GET /admin/orders/csv',
    access: 'order.read',
    summary: 'Export orders or their lines as CSV, newest first by default; amounts in rupees',
    query: z.object({
      ...filter,
      rows: z.enum(['orders', 'lines']).optional().describe('default: orders'),
      id: z
        .union([OrderId, z.array(OrderId).max(100)])
        .optional()
        .describe('only these orders'),
    }),
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>
