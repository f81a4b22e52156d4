import { z } from 'zod'
import { reviewStates } from '#shop/reviews/review.ts'
import { Note } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'

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
  answer: z
    .object({ text: z.string(), answeredAt: z.string() })
    .nullable()
    .describe('public answer of the shop'),
  version: z.int().describe('changes with the review and its answer'),
})

const ReviewDecisionBody = z.object({
  state: z.enum(['approved', 'refused']),
  version: z
    .int()
    .optional()
    .describe('the version you read; 409 if the review or its answer changed since'),
})

const ReviewAnswerBody = z.object({
  text: Note(2000).min(1).nullable().describe('null: delete the answer'),
  version: z.int(),
})

export const reviewCalls = {
  adminReviews: {
    route: 'GET /admin/reviews',
    access: 'review.read',
    summary: 'List reviews of the shop and of products, newest first',
    query: Paged.extend({ state: z.enum(reviewStates).optional() }),
    answer: counted(AdminReview),
  },
  adminDecideReview: {
    route: 'PATCH /admin/reviews/:id',
    access: 'review.decide',
    summary: 'Publish or reject a review',
    params: ById,
    body: ReviewDecisionBody,
    answer: data(AdminReview),
  },
  adminReview: {
    route: 'GET /admin/reviews/:id',
    access: 'review.read',
    summary: 'Get a review',
    params: ById,
    answer: data(AdminReview),
  },
  adminAnswerReview: {
    route: 'PUT /admin/reviews/:id/answer',
    access: 'review.decide',
    summary: 'Set or delete the public answer to a review',
    params: ById,
    body: ReviewAnswerBody,
    answer: data(AdminReview),
  },
  adminRemoveReview: {
    route: 'DELETE /admin/reviews/:id',
    access: 'review.decide',
    summary: 'Delete a review',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
