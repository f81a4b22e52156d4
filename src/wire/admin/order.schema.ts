import { z } from 'zod'
import { WireOrder } from '../v1/order.schema.ts'

export const AdminOrder = WireOrder.extend({
  deliveryZone: z
    .string()
    .nullable()
    .describe('the zone that it goes to: that of its pin, or of its town where this is certain'),
  needsZone: z.boolean().describe('staff has to find out where it goes'),
})
export type WireAdminOrder = z.infer<typeof AdminOrder>
