import { z } from 'zod'
import { pointsReasons } from '#shop/loyalty/points.ts'

/** A line of the points statement. */
export const WirePointsEntry = z.object({
  createdAt: z.string(),
  reason: z.enum(pointsReasons),
  order: z.string().nullable(),
  /** order reference */
  reference: z.string().nullable(),
  /** negative: redeemed or taken back */
  points: z.int(),
  /** balance after it */
  balance: z.int(),
})
export type WirePointsEntry = z.infer<typeof WirePointsEntry>
