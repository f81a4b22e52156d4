import type { z } from 'zod'
import type { Rating } from '#shop/reviews/review.ts'
import type { ReviewInput } from '#shop/reviews/review-input.ts'
import type { ReviewBody } from './review.schema.ts'

/** Wire → ours: '' without text, null without a rating. */
export const decodeReviewInput = ({ review, rating }: z.infer<typeof ReviewBody>): ReviewInput => ({
  text: typeof review === 'string' && review.isWellFormed() ? review : '',
  rating: isRating(rating) ? rating : null,
})

/** Input of the browser. */
export const encodeReviewInput = ({ text: review, rating }: { text: string; rating: number }) => ({
  review,
  rating,
})

const isRating = (rating: unknown): rating is Rating =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5
