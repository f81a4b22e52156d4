import { z } from 'zod'
import { Days, WireArrival } from '../../place-and-days.schema.ts'

/** Delivery to a place. `zone` null with `delivers`: no zones are drawn, and `fee` is the shop's usual one. */
export const WireDelivery = z.object({
  delivers: z.boolean(),
  zone: z.string().nullable(),
  fee: z.number(),
  minimum: z.number(),
  freeAbove: z.number().nullable(),
  days: Days,
  estimate: z.string(),
  /** When it would arrive if it were ordered now; null: not at all. */
  arrival: WireArrival.nullable(),
  message: z.string(),
})
/** Terms without a known place; `freeFrom`: the lowest amount with free delivery, and where. */
export const WireUsualDelivery = z.object({
  today: z.iso.date(),
  arrival: WireArrival.nullable(),
  fee: z.number(),
  freeFrom: z.object({ amount: z.number(), zones: z.array(z.string()) }).nullable(),
})
export type WireUsualDelivery = z.infer<typeof WireUsualDelivery>
export type WireDelivery = z.infer<typeof WireDelivery>
