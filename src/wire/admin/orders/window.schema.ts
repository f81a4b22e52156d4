import { z } from 'zod'
import { orderStatuses } from '#shop/order-states.ts'
import { Id, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done } from '../../call-schema.ts'
import { Days, Time } from '../../place-and-days.schema.ts'

const capacity = z.int().min(0).max(10_000)
const day = z.iso.date()

const fields = {
  zoneId: Id.nullable().describe('null: of a shop without zones'),
  days: Days,
  from: Time,
  to: Time.describe('earlier than `from`: on the next day, 06:00 at the latest'),
  capacity: capacity.describe('places per day'),
  linesPerPlace: z
    .int()
    .min(1)
    .max(200)
    .nullable()
    .describe('one place for so many lines begun; null: each order takes one'),
  closesBefore: z.int().min(0).max(10_080).describe('minutes before it begins'),
  extra: z
    .int()
    .min(-10_000)
    .max(10_000)
    .describe('rupees on top of the delivery charge; negative: a discount'),
  dates: z
    .object({ from: day, to: day })
    .nullable()
    .describe('days on which it replaces the usual windows'),
  active: z.boolean(),
}

export const NewWindowBody = z
  .object(fields)
  .partial()
  .required({ from: true, to: true, capacity: true })
  .extend({
    id: z.uuid().optional().describe('chosen by the client, so retries create one'),
  })
/** `version`, when given, must be the one that the change was made on. */
export const ChangeWindowBody = z.object(fields).partial().extend({ version: Version.optional() })

export const AdminWindow = z.object({
  ...fields,
  id: z.string(),
  zoneId: z.string().nullable(),
  version: z.int(),
})

const ChangeDayBody = z.object({
  closed: z.boolean().optional(),
  capacity: capacity.nullish().describe("null: the window's own"),
})
const WindowDay = z.object({
  windowId: z.string(),
  day,
  taken: z.int(),
  closed: z.boolean(),
  capacity: z.int().nullable(),
})

/** What a window has on a day. */
export const WindowOnDay = z.object({
  id: z.string(),
  zoneId: z.string().nullable(),
  from: Time,
  to: Time,
  taken: z.int().describe('places of orders and of carts in the checkout'),
  closed: z.boolean(),
  capacity: z.int().describe('places on this day'),
  usualCapacity: z.int(),
  orders: z.array(
    z.object({
      id: z.string(),
      reference: z.string().describe('short order reference for people'),
      name: z.string(),
      status: z.enum(orderStatuses),
    }),
  ),
})

export const windowCalls = {
  adminWindowBoard: {
    route: 'GET /admin/delivery-windows/board',
    access: 'order.read',
    summary: 'List the delivery windows of a day with their places and orders',
    query: z.object({ day }),
    answer: data(z.array(WindowOnDay)),
  },
  adminWindows: {
    route: 'GET /admin/delivery-windows',
    access: 'zone.read',
    summary: 'List delivery windows of all zones',
    answer: counted(AdminWindow),
  },
  adminWindow: {
    route: 'GET /admin/delivery-windows/:id',
    access: 'zone.read',
    summary: 'Get a delivery window',
    params: ById,
    answer: data(AdminWindow),
  },
  adminCreateWindow: {
    route: 'POST /admin/delivery-windows',
    access: 'zone.write',
    idempotency: 'saved',
    summary: 'Create a delivery window',
    body: NewWindowBody,
    status: 201,
    answer: data(AdminWindow),
  },
  adminChangeWindow: {
    route: 'PATCH /admin/delivery-windows/:id',
    access: 'zone.write',
    summary: 'Change a delivery window',
    params: ById,
    body: ChangeWindowBody,
    answer: data(AdminWindow),
  },
  adminRemoveWindow: {
    route: 'DELETE /admin/delivery-windows/:id',
    access: 'zone.write',
    summary: 'Delete a delivery window',
    params: ById,
    answer: Done,
  },
  adminChangeWindowDay: {
    route: 'PATCH /admin/delivery-windows/:id/days/:day',
    access: 'zone.write',
    summary: 'Close a delivery window on one day, or change its places there',
    params: z.object({ ...ById.shape, day }),
    body: ChangeDayBody,
    answer: data(WindowDay),
  },
} as const satisfies Record<string, CallSchema>
