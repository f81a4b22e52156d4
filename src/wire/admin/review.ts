import type { z } from 'zod'
import type { AnyReview } from '#shop/reviews/review.ts'
import type { AdminReview } from './review.schema.ts'
import { time } from '../time.ts'

export const encodeAnyReview = ({
  id,
  product,
  text: review,
  writtenAt,
  ...rest
}: AnyReview): z.infer<typeof AdminReview> => ({
  _id: id,
  product: product && { _id: product.id, id: product.number, itemfullname: product.name },
  ...rest,
  review,
  date: time(writtenAt),
})
