import type { ProductReview, ProductReviews, Rating } from '#shop/reviews/review.ts'
import type { WireProductReview, WireProductReviews } from './product-review.schema.ts'
import { time } from '../../time.ts'
import { decodeAnswer, encodeAnswer } from '../content/shop-answer.ts'

export const encodeProductReview = (review: ProductReview): WireProductReview => ({
  _id: review.id,
  productid: review.productId,
  name: review.name,
  rating: review.rating,
  review: review.text,
  userId: { profile: review.picture },
  verified: true,
  date: time(review.writtenAt),
  ...(review.state !== 'approved' && { state: review.state }),
  ...encodeAnswer(review),
})
export const decodeProductReview = (review: WireProductReview): ProductReview => ({
  id: review._id,
  productId: review.productid,
  name: review.name,
  rating: stars(review.rating),
  text: review.review,
  picture: review.userId.profile,
  writtenAt: Date.parse(review.date),
  state: review.state ?? 'approved',
  answer: decodeAnswer(review),
})

export function encodeProductReviews({
  reviews,
  counts,
  mayWrite,
  own,
}: ProductReviews): WireProductReviews {
  const [one, two, three, four, five] = counts
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((before, count, index) => before + count * (index + 1), 0)
  return {
    data: reviews.map(encodeProductReview),
    total,
    average: total === 0 ? null : Math.round((sum / total) * 10) / 10,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    may_review: mayWrite,
    own: own && encodeProductReview(own),
  }
}

export const decodeProductReviews = ({
  data,
  distribution,
  may_review,
  own,
}: WireProductReviews): ProductReviews => ({
  reviews: data.map(decodeProductReview),
  counts: [distribution[1], distribution[2], distribution[3], distribution[4], distribution[5]],
  mayWrite: may_review,
  own: own && decodeProductReview(own),
})

const stars = (rating: number): Rating =>
  rating === 1 || rating === 2 || rating === 3 || rating === 4 ? rating : 5
