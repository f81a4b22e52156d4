import { z } from 'zod'
import { Rupees, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { AdminOrder } from './order.schema.ts'
import { AdminSale } from './sale.schema.ts'

const { id, reference, createdAt, status, lines, total, paymentMethod, toCollect } =
  AdminOrder.shape

/** An order that its customer picks up, as the counter needs it: without phone, e-mail and address. */
export const AdminPickup = z.object({
  id,
  reference,
  createdAt,
  status,
  name: z.string().describe("the customer's"),
  code: z.string().describe('four digits that the customer says'),
  lines,
  texts: AdminSale.shape.texts,
  total,
  toCollect,
  paymentMethod,
})

export const pickupCalls = {
  adminPickups: {
    route: 'GET /admin/pickups',
    access: 'sale.write',
    summary: 'Find open orders for pickup, at most 20, those that are ready first',
    query: z.object({
      q: SearchText(200)
        .default('')
        .describe('order number, code, or what the QR code says; empty: all that are ready'),
    }),
    answer: data(z.array(AdminPickup)),
  },
  adminHandOver: {
    route: 'POST /admin/pickups/:id/hand-over',
    access: 'sale.write',
    summary:
      'Hand an order that is ready to the customer, paid at the counter; the same again changes nothing',
    params: ById,
    body: z.object({
      due: Rupees.describe('`toCollect` as you read it; refused if it is another sum now'),
      paid: PaidBy.nullable()
        .default(null)
        .describe('how it was paid, if something is due; null: as chosen with the order'),
    }),
    answer: data(AdminPickup),
  },
} as const satisfies Record<string, CallSchema>
