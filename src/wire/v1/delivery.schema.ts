import { z } from 'zod'
import { Days } from '../place-and-days.schema.ts'

/** "Do we deliver here?" `zone` null with `delivers`: none is drawn, `fee` is the shop's usual one. */
export const WireDelivery = z.object({
  delivers: z.boolean(),
  zone: z.string().nullable(),
  fee: z.number(),
  minimum: z.number(),
  freeAbove: z.number().nullable(),
  days: Days,
  estimate: z.string(),
  message: z.string(),
})
export type WireDelivery = z.infer<typeof WireDelivery>
