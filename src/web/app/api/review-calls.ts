import { decodeReview } from '#wire/v1/content/content.ts'
import { decodeProductReview, decodeProductReviews } from '#wire/v1/catalogue/product-review.ts'
import { encodeReviewInput } from '#wire/v1/content/review.ts'
import type { Api } from './api.ts'

export const reviewCalls = ({ send }: Api) => ({
  writeReview: async (review: { text: string; rating: number }) =>
    decodeReview(await send('writeReview', { body: encodeReviewInput(review) })),
  productReviews: async (id: string | number, page: number) =>
    decodeProductReviews(
      await send('productReviews', { params: { id: String(id) }, query: { page, families: '1' } }),
    ),
  reviewProduct: async (id: string, review: { text: string; rating: number }) =>
    decodeProductReview(
      await send('reviewProduct', { params: { id }, body: encodeReviewInput(review) }),
    ),
})
