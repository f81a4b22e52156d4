import { z } from 'zod'
import { Text } from '../amounts.schema.ts'
import { WireReturn } from '../v1/return.schema.ts'

export const AdminReturn = WireReturn.extend({
  order: z.string(),
  itemfullname: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  restocked: z.boolean(),
})

export const DecisionBody = z.object({
  state: z.enum(['accepted', 'refused']),
  note: Text(500).optional().describe('read by the customer'),
  restock: z
    .boolean()
    .optional()
    .describe('on the shelf again; left out: what keeps and was unwanted is'),
})
