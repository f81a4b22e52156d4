import type { Tx } from '#db/database.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { findAnyReview, saveAnswer } from './all-reviews.store.ts'
import type { AnyReview } from './review.ts'

/**
 * Publishes or removes (null) the shop's answer. Idempotent. Refuses `review_not_found` and
 * `changed_meanwhile`. The audit doesn't record the text: it may name a person and outlives their data.
 */
export async function answerReview(
  visit: Visit,
  { id, version }: { id: string; version: number },
  text: string | null,
): Promise<AnyReview> {
  const { id: actor } = requirePermission(visit, 'review.decide')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const before = await found(tx, id)
    if ((before.answer?.text ?? null) === text) return before
    if ((await saveAnswer(tx, before, version, text === null ? null : { text, at })) === 0)
      throw new Refusal('changed_meanwhile')
    const kind = kindOf(before.answer !== null, text !== null)
    const data = { product: before.product?.id ?? null }
    await record(tx, { kind, at, actor, subject: id, data })
    return found(tx, id)
  })
}

function kindOf(was: boolean, is: boolean) {
  if (!is) return 'review.answer-removed'
  return was ? 'review.answer-changed' : 'review.answered'
}

async function found(tx: Tx, id: string): Promise<AnyReview> {
  const review = await findAnyReview(tx, id)
  if (review === undefined) throw new Refusal('review_not_found')
  return review
}
