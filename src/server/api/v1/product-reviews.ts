import { listProductReviews, reviewProduct } from '#shop/reviews/product-reviews.ts'
import { encodeProductReview, encodeProductReviews } from '#wire/v1/catalogue/product-review.ts'
import { decodeReviewInput } from '#wire/v1/content/review.ts'
import type { Handlers } from '../handler.ts'

export const productReviewHandlers = {
  productReviews: async (visit, { params, query: { limit = 10, page = 1, families } }) => {
    const wanted = { limit, page, families: families === '1' }
    return encodeProductReviews(await listProductReviews(visit, params.id, wanted))
  },
  reviewProduct: async (visit, { params, body }) =>
    encodeProductReview(await reviewProduct(visit, params.id, decodeReviewInput(body))),
} satisfies Partial<Handlers>
