import { z } from 'zod'

/** The shop refuses missing or invalid fields, the text first; nothing is refused here. */
export const ReviewBody = z.object({
  review: z.unknown().optional(),
  rating: z.unknown().optional(),
})
