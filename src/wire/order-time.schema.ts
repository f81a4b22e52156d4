import { z } from 'zod'
import { Id } from './amounts.schema.ts'
import { WireArrival, WireWindow } from './place-and-days.schema.ts'

/** A delivery window that an order can be moved to. */
export const OrderTime = WireWindow.extend({ state: z.enum(['open', 'full', 'closed']) })

export const ChangeTimeBody = z.object({
  id: Id.describe('of the delivery window'),
  day: z.iso.date(),
  seen: WireArrival.nullable().describe(
    'the `arrival` that the order had when the new time was chosen',
  ),
})
