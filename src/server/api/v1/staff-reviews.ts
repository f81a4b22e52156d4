import { doneIn } from '../done-in.ts'
import { countReviews, searchReviews } from '#shop/reviews/all-reviews.store.ts'
import { decideReview, removeReview } from '#shop/reviews/decide-review.ts'
import { encodeAnyReview } from '#wire/admin/review.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

type Names = 'adminReviews' | 'adminDecideReview' | 'adminRemoveReview'

export const staffReviewHandlers: Pick<Handlers, Names> = {
  async adminReviews({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total] = await Promise.all([
      searchReviews(db, filter, limit, offset),
      countReviews(db, filter),
    ])
    return { data: found.map(encodeAnyReview), total }
  },
  adminDecideReview: async (visit, { params, body }) => ({
    data: encodeAnyReview(await decideReview(visit, params.id, body.state)),
  }),
  async adminRemoveReview(visit, { params }, http) {
    await removeReview(visit, params.id)
    return doneIn(http, 'done.reviewRemoved')
  },
}
