import { type CartItem, keyOf } from '../../cart/cart.ts'
import { record } from '../../events/events.store.ts'
import { newId, newSecret } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { OrderLine } from '../order.ts'
import type { OrderQuestion } from './order-question.ts'
import { deleteOpenQuestion, insertQuestion, questionsOfOrder } from './order-questions.store.ts'
import { priceReplacement } from './price-replacement.ts'
import { amountAt, isWeighed } from './weighing.ts'
import { type ShortLine, placeOfShort } from '../cancelling/short-line.ts'

/**
 * Asks by e-mail link what to do about a short line, optionally offering `item` at today's price, or whether its units may
 * weigh `grams`, which cost more than the agreed most.
 * Idempotent; replaces an open question about the line. Refuses `order_not_found`, `order_moved_on`,
 * `order_line_changed`, `line_not_weighed`, `weight_not_above` and what `priceReplacement` refuses.
 */
export async function askBuyer(
  visit: Visit,
  orderId: string,
  { short, item, grams }: { short: ShortLine; item: CartItem | null; grams: number | null },
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'order.cancel')
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const position = placeOfShort(order, short, 'cancel')
    const offer =
      item && (await priceReplacement({ db: tx, now: visit.now }, order, { replaces: position, item })) // prettier-ignore
    const { left: lineLeft, missing, reason } = short
    if (grams !== null) requireAbove(order.lines[position], lineLeft, grams)
    const draft = { position, lineLeft, missing, offer, grams }
    if ((await questionsOfOrder(tx, orderId)).some((one) => isSame(one, draft))) return
    await deleteOpenQuestion(tx, orderId, position)
    const [id, at] = [newId(), visit.now()]
    const question = { ...draft, id, orderId, reason, token: newSecret(), askedAt: at, askedBy: actor, answer: null, answeredAt: null } // prettier-ignore
    await insertQuestion(tx, question)
    const data = { question: id, position, missing }
    await record(tx, { kind: 'order.asked', at, actor, subject: orderId, data })
  })
}

function requireAbove(line: OrderLine | undefined, quantity: number, grams: number) {
  if (!isWeighed(line)) throw new Refusal('line_not_weighed')
  if (amountAt({ ...line, quantity }, grams).above <= 0) throw new Refusal('weight_not_above')
}

type QuestionDraft = Pick<OrderQuestion, 'position' | 'lineLeft' | 'missing' | 'offer' | 'grams'>

const isSame = (one: OrderQuestion, draft: QuestionDraft) =>
  one.answer === null &&
  one.position === draft.position &&
  one.lineLeft === draft.lineLeft &&
  one.missing === draft.missing &&
  one.grams === draft.grams &&
  offerOf(one.offer) === offerOf(draft.offer)

const offerOf = (offer: OrderLine | null) =>
  offer && `${keyOf(offer)} × ${offer.quantity}: ${lineAmount(offer)}`
