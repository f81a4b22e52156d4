import { z } from 'zod'
import { maxLines } from '#shop/cart/cart.ts'
import { Id, Text } from '../../amounts.schema.ts'
import {
  Days,
  HoldId,
  Location,
  WireArrival,
  WireTerms,
  WireWindow,
} from '../../place-and-days.schema.ts'

/** Delivery to a place. `zone` null with `delivers`: in no zone, and `fee` is the shop's usual one. */
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
  /** To choose from, soonest first; none: the days of `arrival` are promised. */
  windows: z.array(WireWindow.extend({ state: z.enum(['open', 'full', 'closed']) })),
  message: z.string(),
  headline: z
    .string()
    .nullable()
    .describe('what delivery costs there, and the day; null: no day is known'),
})
/** An address as typed, with its pin if it has one. */
export const DeliverToBody = z.object({ address: Text(500), location: Location.nullish() })
export const WireDeliveryTo = WireDelivery.extend({
  /** What the address lacks: a house or street, or a known city or area. Null: an order can go there. */
  missing: z.enum(['street', 'city']).nullable(),
})
export type WireDeliveryTo = z.infer<typeof WireDeliveryTo>

/** A delivery window on a day for a cart of so many lines. */
export const HoldWindowBody = z.object({
  hold: HoldId,
  id: Id,
  day: z.iso.date(),
  lines: z.int().min(1).max(maxLines),
})

/** Terms without a known place; `likely`: of the place most buyers live in; `freeFrom`: the lowest amount with free delivery, and where. */
export const WireUsualDelivery = z.object({
  today: z.iso.date(),
  arrival: WireArrival.nullable(),
  promise: z
    .string()
    .nullable()
    .describe("arrival in the shop's own town and elsewhere; null: no zones"),
  headline: z
    .string()
    .nullable()
    .describe("what delivery costs in the shop's own town, and the day; null: in no zone"),
  fee: z.number(),
  likely: WireTerms.extend({ zone: z.string() }).nullable(),
  freeFrom: z
    .object({
      amount: z.number(),
      zones: z.array(z.string()),
      elsewhere: z.object({ from: z.number(), to: z.number() }),
      isOnlyThere: z
        .boolean()
        .describe('true: the shop delivers nowhere else, so `elsewhere` says nothing'),
    })
    .nullable(),
  zones: z.array(z.string()).describe('names of the active zones'),
  deliversElsewhere: z.boolean().describe('also to towns in no zone'),
})
export type WireUsualDelivery = z.infer<typeof WireUsualDelivery>
export type WireDelivery = z.infer<typeof WireDelivery>
