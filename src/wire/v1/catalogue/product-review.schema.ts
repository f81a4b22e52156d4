import { z } from 'zod'
import { UnreadState, WireShopAnswer } from '../content/content.schema.ts'

export const WireProductReview = z.object({
  _id: z.string(),
  /** the size that was reviewed */
  productid: z.string(),
  name: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  userId: z.object({ profile: z.string().nullable() }),
  /** only those who have received the product can write one */
  verified: z.literal(true),
  date: z.string(),
  state: UnreadState,
  answer: WireShopAnswer,
})
export type WireProductReview = z.infer<typeof WireProductReview>

const count = z.int().min(0)

export const WireProductReviews = z.object({
  data: z.array(WireProductReview),
  total: count,
  /** null: no reviews yet */
  average: z.number().nullable(),
  distribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  may_review: z.boolean(),
  own: WireProductReview.nullable(),
})
export type WireProductReviews = z.infer<typeof WireProductReviews>
