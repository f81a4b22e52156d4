import { doneIn } from '../../done-in.ts'
import { countReviews, findAnyReview, searchReviews } from '#shop/reviews/all-reviews.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { answerReview } from '#shop/reviews/answer-review.ts'
import { decideReview, removeReview } from '#shop/reviews/decide-review.ts'
import { encodeAnyReview } from '#wire/admin/customers/review.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const staffReviewHandlers = {
  async adminReviews({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total] = await Promise.all([
      searchReviews(db, filter, limit, offset),
      countReviews(db, filter),
    ])
    return { data: found.map(encodeAnyReview), total }
  },
  async adminReview({ db }, { params }) {
    const review = await findAnyReview(db, params.id)
    if (review === undefined) throw new Refusal('review_not_found')
    return { data: encodeAnyReview(review) }
  },
  adminAnswerReview: async (visit, { params: { id }, body: { text, version } }) => ({
    data: encodeAnyReview(await answerReview(visit, { id, version }, text)),
  }),
  adminDecideReview: async (visit, { params: { id }, body: { state, version } }) => ({
    data: encodeAnyReview(await decideReview(visit, { id, version }, state)),
  }),
  async adminRemoveReview(visit, { params }, http) {
    await removeReview(visit, params.id)
    return doneIn(http, 'done.reviewRemoved')
  },
} satisfies Partial<Handlers>
