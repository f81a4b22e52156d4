import { z } from 'zod'

/** What is missing or odd is refused by the shop, the text first; nothing is refused here. */
export const ReviewBody = z.object({
  review: z.unknown().optional(),
  rating: z.unknown().optional(),
})
