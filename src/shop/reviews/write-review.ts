import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { countTry } from '../accounts/throttle.store.ts'
import { customer, type Visit } from '../visit.ts'
import type { Review } from './review.ts'
import { insertReview } from './reviews.store.ts'

const day = 24 * 60 * 60_000
const longest = 5000

/** Spec §5: the text first, then the rating. Name and e-mail are the account's (decisions §2). */
export async function writeReview(visit: Visit, wish: { text: unknown; rating: unknown }): Promise<Review> {
  const author = customer(visit, 'sign-in-to-review')
  const text = textOf(wish.text)
  if (text === '') throw new Refusal('review-text-missing')
  if (!isRating(wish.rating)) throw new Refusal('review-rating-missing')
  const now = visit.now()
  if ((await countTry(visit.db, `review ${author.id}`, now, day)) > 20) throw new Refusal('reviewed-too-often', { retryAfter: day / 1000 })
  const review: Review = {
    id: newId(),
    name: author.fullName,
    email: author.email,
    rating: wish.rating,
    text,
    picture: author.picture,
    writtenAt: now,
  }
  await insertReview(visit.db, { ...review, accountId: author.id })
  return review
}

/** Without NUL, which PostgreSQL cannot hold; empty for what is no text. */
const textOf = (given: unknown) =>
  typeof given === 'string' && given.isWellFormed() ? given.replaceAll('\0', '').trim().slice(0, longest) : ''

const isRating = (rating: unknown): rating is Review['rating'] =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5
