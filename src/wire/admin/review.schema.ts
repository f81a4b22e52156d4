import { z } from 'zod'
import { reviewStates } from '#shop/reviews/review.ts'

/** A review of the shop (`product` null) or of a product, as staff sees it. */
export const AdminReview = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), number: z.int(), name: z.string() }).nullable(),
  name: z.string(),
  email: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  createdAt: z.string(),
  state: z.enum(reviewStates),
})

export const ReviewDecisionBody = z.object({ state: z.enum(['approved', 'refused']) })
