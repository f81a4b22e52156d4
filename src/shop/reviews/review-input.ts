import { cleanText } from '../clean-text.ts'
import { Refusal } from '../refusals.ts'
import type { Rating } from './review.ts'

/** `rating` null: none chosen. */
export type ReviewInput = { text: string; rating: Rating | null }

const maxLength = 5000

/** Cleaned; refuses a missing text first, then a missing rating. */
export function readReview(input: ReviewInput): { text: string; rating: Rating } {
  const text = cleanText(input.text).slice(0, maxLength)
  if (text === '') throw new Refusal('review_text_missing')
  if (input.rating === null) throw new Refusal('review_rating_missing')
  return { text, rating: input.rating }
}
