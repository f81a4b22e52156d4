import { z } from 'zod'
import { pointsReasons } from '#shop/loyalty/points.ts'

/** A line of the points statement. */
export const WirePointsEntry = z.object({
  createdAt: z.string(),
  reason: z.enum(pointsReasons),
  order: z.string().nullable(),
  /** what people call the order */
  reference: z.string().nullable(),
  /** below zero: redeemed or taken back */
  points: z.int(),
  /** what there was after it */
  balance: z.int(),
})
export type WirePointsEntry = z.infer<typeof WirePointsEntry>
