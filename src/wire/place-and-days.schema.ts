import { misfit } from './misfit.ts'
import { z } from 'zod'
import { weekdays } from '#shop/delivery/zone.ts'

/** A pin on the map, in degrees. */
export const Location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

/** Of a day of the shop. */
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** Days of the shop on which something is promised to arrive, both included; `hours`: of a delivery window. */
export const WireArrival = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  hours: z.object({ from: Time, to: Time }).optional(),
})

/** Terms of a delivery zone, in rupees; `freeAbove` null: never free. */
export const WireTerms = z.object({
  fee: z.number(),
  minimum: z.number(),
  freeAbove: z.number().nullable(),
})

export const Days = z
  .array(z.enum(weekdays))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, misfit('day_once'))

/** Chosen by a browser, at random. */
export const HoldId = z.string().regex(/^[0-9a-f]{32}$/, misfit('id'))

/** The delivery window of an order; `extra`: rupees in its delivery charge. */
export const WireOrderWindow = z.object({ id: z.string(), extra: z.number() })

/** A delivery window on a day; `extra`: rupees on top of the charge, negative: a discount. */
export const WireWindow = z.object({
  id: z.string(),
  day: z.iso.date(),
  from: Time,
  to: Time,
  extra: z.number(),
})
