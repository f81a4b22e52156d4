import { misfit } from './misfit.ts'
import { z } from 'zod'
import { weekdays } from '#shop/delivery/zone.ts'

/** A pin on the map, in degrees. */
export const Location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

/** Days of the shop on which something is promised to arrive, both included. */
export const WireArrival = z.object({ from: z.iso.date(), to: z.iso.date() })

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
