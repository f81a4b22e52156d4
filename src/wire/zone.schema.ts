import { z } from 'zod'
import { mostCorners, mostRadius } from '#shop/delivery/area.ts'
import { usualDays, weekdays } from '#shop/delivery/zone.ts'
import { Rupees, Text } from './amounts.schema.ts'

/** A pin on the map, in degrees. */
export const Location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

const Area = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('circle'),
    centre: Location,
    radius: z.number().min(0.1).max(mostRadius).describe('kilometres'),
  }),
  z.object({ kind: z.literal('polygon'), corners: z.array(Location).min(3).max(mostCorners) }),
])
const Days = z
  .array(z.enum(weekdays))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'must name a day once')
const lead = z.int().min(usualDays.from).max(usualDays.to)

const fields = {
  name: Text(60),
  area: Area,
  fee: Rupees,
  minimum: Rupees,
  freeAbove: Rupees.nullable().describe('0 or null: never free'),
  days: Days,
  takes: z.object({ from: lead, to: lead }).describe('days until it is there'),
  active: z.boolean(),
  precedence: z.int().min(0).max(1_000_000),
}

export const NewZoneBody = z
  .object(fields)
  .partial()
  .required({ name: true, area: true, fee: true })
/** `version`, when given, must be the one that the change was made on. */
export const ChangeZoneBody = z.object(fields).partial().extend({ version: z.int().optional() })

export const WireZone = z.object({
  ...fields,
  _id: z.string(),
  fee: z.number(),
  minimum: z.number(),
  freeAbove: z.number().nullable(),
  version: z.int(),
})

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
