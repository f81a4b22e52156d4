import type { Tx } from '#db/database.ts'
import { changeRatings, lockRatings } from '../catalogue/ratings.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'
import { deleteReview, findAnyReview, saveReviewState, lockReview } from './all-reviews.store.ts'
import { ratingOf } from './product-reviews.ts'
import type { AnyReview } from './review.ts'

/**
 * Publishes or refuses a review, also again, and updates ratings. `version`, if given: refuses a rewritten
 * review (`changed_meanwhile`).
 */
export const decideReview = (
  visit: Visit,
  { id, version }: { id: string; version?: number | undefined },
  state: 'approved' | 'refused',
): Promise<AnyReview> =>
  change(visit, id, async (tx, review) => {
    const decided: AnyReview = { ...review, state }
    if (review.state === state) return decided
    if (version !== undefined && version !== review.version) throw new Refusal('changed_meanwhile')
    await saveReviewState(tx, review, state, visit.now())
    await note(tx, visit, review, `review.${state}`)
    await rate(tx, review, decided, visit.now())
    return decided
  })

/** Permanently. */
export const removeReview = (visit: Visit, id: string): Promise<void> =>
  change(visit, id, async (tx, review) => {
    await deleteReview(tx, review)
    await note(tx, visit, review, 'review.removed')
    await rate(tx, review, undefined, visit.now())
  })

async function change<T>(
  visit: Visit,
  id: string,
  work: (tx: Tx, review: AnyReview) => Promise<T>,
): Promise<T> {
  return visit.db.transaction(async (tx) => {
    const { product } = await found(tx, id)
    await (product === null ? lockReview(tx, id) : lockRatings(tx, product.id))
    return work(tx, await found(tx, id)) // under the lock
  })
}

async function found(tx: Tx, id: string): Promise<AnyReview> {
  const review = await findAnyReview(tx, id)
  if (review === undefined) throw new Refusal('review_not_found')
  return review
}

async function rate(
  tx: Tx,
  { product, ...before }: AnyReview,
  after: AnyReview | undefined,
  now: number,
) {
  if (product === null) return
  const [is, was] = [ratingOf(after), ratingOf(before)]
  await changeRatings(tx, product.id, { sum: is.sum - was.sum, count: is.count - was.count, now })
}

const note = (
  tx: Tx,
  visit: Visit,
  { id, product }: AnyReview,
  kind: 'review.approved' | 'review.refused' | 'review.removed',
) =>
  record(tx, {
    kind,
    at: visit.now(),
    actor: requirePermission(visit, 'review.decide').id,
    subject: id,
    data: { product: product?.id ?? null },
  })
