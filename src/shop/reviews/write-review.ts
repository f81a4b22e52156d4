import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { hasReceivedAnything } from '../orders/moving/received.store.ts'
import { customer, type Visit } from '../visit.ts'
import type { Review } from './review.ts'
import { readReview, type ReviewInput } from './review-input.ts'
import { insertReview } from './reviews.store.ts'

const day = 24 * 60 * 60_000

/** Name and e-mail come from the account. */
export async function writeReview(visit: Visit, input: ReviewInput): Promise<Review> {
  const author = customer(visit, 'sign_in_to_review')
  const { text, rating } = readReview(input)
  const now = visit.now()
  await refuseFlood(visit, author.id)
  const { reviewsWaitForApproval } = await readSettings(visit.db)
  const review: Review = {
    id: newId(),
    name: author.fullName,
    email: author.email,
    rating,
    text,
    picture: author.picture,
    writtenAt: now,
    state: reviewsWaitForApproval ? 'waiting' : 'approved',
    answer: null,
    verified: await hasReceivedAnything(visit.db, author.id),
  }
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, author.id)
    await insertReview(tx, { ...review, accountId: author.id })
    await record(tx, {
      kind: 'review.written',
      at: now,
      actor: author.id,
      subject: review.id,
      data: { product: null },
    })
  })
  return review
}

export async function refuseFlood(visit: Visit, authorId: string) {
  const tries = await countTry(visit.db, `review ${authorId}`, visit.now(), day)
  if (tries > 20) throw new Refusal('reviewed_too_often', { retryAfter: day / 1000 })
}
