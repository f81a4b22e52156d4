import { lockOwnAccount } from '../accounts/accounts.store.ts'
import type { Product } from '../catalogue/product.ts'
import { findProduct } from '../catalogue/products.store.ts'
import { idsOfSizes } from '../catalogue/sizes/families.store.ts'
import { changeRatings, lockRatings } from '../catalogue/ratings.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { hasReceived } from '../orders/moving/received.store.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import {
  countByRating,
  findReviewBy,
  pageOfReviews,
  putProductReview,
} from './product-reviews.store.ts'
import type { ProductReview, ProductReviews } from './review.ts'
import { readReview, type ReviewInput } from './review-input.ts'
import { refuseFlood } from './write-review.ts'

type Page = { limit: number; page: number; families: boolean }

/**
 * Takes the visit, to tell whether this visitor may review. `families`: also the reviews of the other published
 * sizes; a visitor reviews the size of the page.
 */
export async function listProductReviews(
  visit: Visit,
  idOrNumber: string,
  { limit, page, families }: Page,
): Promise<ProductReviews> {
  const { id } = await productOf(visit, idOrNumber)
  const { db, account } = visit
  const ids = families ? await idsOfSizes(db, id) : [id]
  const [reviews, counted, mayWrite, own] = await Promise.all([
    pageOfReviews(db, ids, limit, (page - 1) * limit),
    countByRating(db, ids),
    account !== null && hasReceived(db, account.id, id),
    account === null ? undefined : findReviewBy(db, account.id, id),
  ])
  const count = (stars: number) => counted.find(({ rating }) => rating === stars)?.count ?? 0
  return {
    reviews,
    counts: [count(1), count(2), count(3), count(4), count(5)],
    mayWrite,
    own: own ?? null,
  }
}

/** Only for buyers who have received the product; replaces an earlier review. */
export async function reviewProduct(
  visit: Visit,
  idOrNumber: string,
  input: ReviewInput,
): Promise<ProductReview> {
  const author = customer(visit, 'sign_in_to_review')
  const { text, rating } = readReview(input)
  const { id: productId } = await productOf(visit, idOrNumber)
  if (!(await hasReceived(visit.db, author.id, productId))) throw new Refusal('review_not_received')
  await refuseFlood(visit, author.id)
  const written = {
    productId,
    name: author.fullName,
    picture: author.picture,
    text,
    rating,
    writtenAt: visit.now(),
  }
  const { reviewsWaitForApproval } = await readSettings(visit.db)
  return visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, author.id)
    await lockRatings(tx, productId)
    const before = await findReviewBy(tx, author.id, productId)
    // Rewriting a refused review doesn't publish it.
    const waits = reviewsWaitForApproval || before?.state === 'refused'
    const state = waits ? 'waiting' : 'approved'
    const now: ProductReview = { id: before?.id ?? newId(), ...written, state, answer: null }
    await putProductReview(tx, { ...now, accountId: author.id })
    const [is, was] = [ratingOf(now), ratingOf(before)]
    await changeRatings(tx, productId, {
      sum: is.sum - was.sum,
      count: is.count - was.count,
      now: visit.now(),
    })
    await record(tx, {
      kind: 'review.written',
      at: now.writtenAt,
      actor: author.id,
      subject: now.id,
      data: { product: productId },
    })
    return now
  })
}

/** A review counts only once approved. */
export const ratingOf = (review: Pick<ProductReview, 'rating' | 'state'> | undefined) =>
  review?.state === 'approved' ? { sum: review.rating, count: 1 } : { sum: 0, count: 0 }

async function productOf(visit: Visit, idOrNumber: string): Promise<Product> {
  const product = await findProduct(visit, idOrNumber)
  if (product === undefined) throw new Refusal('product_not_found')
  return product
}
