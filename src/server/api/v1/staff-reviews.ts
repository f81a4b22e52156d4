import { countReviews, searchReviews } from '#shop/reviews/all-reviews.store.ts'
import { decideReview, removeReview } from '#shop/reviews/decide-review.ts'
import { encodeAnyReview } from '#wire/review.ts'
import type { Handlers } from '../handler.ts'

type Names = 'adminReviews' | 'adminDecideReview' | 'adminRemoveReview'

export const staffReviewHandlers: Pick<Handlers, Names> = {
  async adminReviews({ db }, { query: { page = 1, limit = 24, q = '', state = null } }) {
    const wish = { text: q.trim(), state }
    const [found, total] = await Promise.all([
      searchReviews(db, wish, limit, (page - 1) * limit),
      countReviews(db, wish),
    ])
    return { data: found.map(encodeAnyReview), total }
  },
  adminDecideReview: async (visit, { params, body }) => ({
    data: encodeAnyReview(await decideReview(visit, params.id, body.state)),
  }),
  async adminRemoveReview(visit, { params }) {
    await removeReview(visit, params.id)
    return { success: true, message: 'The review is removed' }
  },
}
