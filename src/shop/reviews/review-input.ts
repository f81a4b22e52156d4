import { Refusal } from '../refusals.ts'
import type { Rating } from './review.ts'

const longest = 5000

/** Spec §5: the text first, then the rating. */
export function readReview(wish: { text: unknown; rating: unknown }): {
  text: string
  rating: Rating
} {
  const text = textOf(wish.text)
  if (text === '') throw new Refusal('review_text_missing')
  if (!isRating(wish.rating)) throw new Refusal('review_rating_missing')
  return { text, rating: wish.rating }
}

/** Without NUL, which PostgreSQL cannot hold; empty for what is no text. */
const textOf = (given: unknown) =>
  typeof given === 'string' && given.isWellFormed()
    ? given.replaceAll('\0', '').trim().slice(0, longest)
    : ''

const isRating = (rating: unknown): rating is Rating =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5
