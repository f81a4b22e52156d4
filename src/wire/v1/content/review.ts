import type { z } from 'zod'
import type { Rating } from '#shop/reviews/review.ts'
import type { ReviewInput } from '#shop/reviews/review-input.ts'
import type { ReviewBody } from './review.schema.ts'

/** Wire → ours: '' for what is no text, null for what is no rating. */
export const decodeReviewInput = ({ review, rating }: z.infer<typeof ReviewBody>): ReviewInput => ({
  text: typeof review === 'string' && review.isWellFormed() ? review : '',
  rating: isRating(rating) ? rating : null,
})

/** What a browser sends. */
export const encodeReviewInput = ({ text: review, rating }: { text: string; rating: number }) => ({
  review,
  rating,
})

const isRating = (rating: unknown): rating is Rating =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5
