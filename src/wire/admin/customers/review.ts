import type { z } from 'zod'
import type { AnyReview } from '#shop/reviews/review.ts'
import type { AdminReview } from './review.schema.ts'
import { time } from '../../time.ts'

export const encodeAnyReview = ({
  writtenAt,
  answer,
  ...review
}: AnyReview): z.infer<typeof AdminReview> => ({
  ...review,
  createdAt: time(writtenAt),
  answer: answer && { text: answer.text, answeredAt: time(answer.at) },
})
