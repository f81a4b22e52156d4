import type { Sql, Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder, OrderLine } from '../order.ts'
import { fits, type OrderQuestion, type QuestionAnswer, stateOfQuestion } from './order-question.ts'
import { findQuestion, writeAnswer } from './order-questions.store.ts'
import { findOrder } from '../orders.store.ts'
import { priceReplacement } from './price-replacement.ts'
import { replaceWithin } from './replace-within.ts'
import { weighAsAgreed } from './weigh-line.ts'

/** Refuses an unknown link with `question_not_found`. */
export async function readQuestion(
  db: Sql,
  token: string,
): Promise<{ question: OrderQuestion; order: BookedOrder }> {
  const question = await findQuestion(db, token)
  const order = question && (await findOrder(db, 'anybody', question.orderId))
  if (question === undefined || order === undefined) throw new Refusal('question_not_found')
  return { question, order }
}

/**
 * Applies the link holder's answer: cancels, puts in the offered product at the price shown, or takes what was weighed;
 * "less" only tells the packer. Idempotent.
 * Refuses `fields_missing` (no answer to this question), `question_answered`, `question_over` (order or line has changed),
 * `replacement_gone`, and a higher total that can't go on account; the buyer may then choose another answer.
 */
export async function answerQuestion(
  visit: Visit,
  token: string,
  answer: QuestionAnswer,
): Promise<void> {
  const { order: known } = await readQuestion(visit.db, token)
  await visit.db.transaction(async (tx) => {
    await lockOrder(tx, 'anybody', known.id)
    const { question, order } = await readQuestion(tx, token)
    if (question.answer === answer) return
    if (!fits(question, answer)) throw new Refusal('fields_missing')
    const state = stateOfQuestion(question, order)
    if (state === 'answered') throw new Refusal('question_answered')
    const line = order.lines[question.position]
    if (state === 'over' || line === undefined) throw new Refusal('question_over')
    const at = visit.now()
    await writeAnswer(tx, question.id, answer, at)
    const data = { question: question.id, position: question.position, answer }
    await record(tx, { kind: 'order.answered', at, actor: null, subject: order.id, data })
    if (answer === 'replace') return replaceAsAgreed(tx, visit, question, order)
    if (answer === 'agree') return weighAsAgreed(tx, order, question, at)
    if (answer === 'less') return
    return cancelAsSaid(tx, visit, { question, order, line, answer })
  })
}

type Answered = {
  question: OrderQuestion
  order: BookedOrder
  line: OrderLine
  answer: QuestionAnswer
}

async function cancelAsSaid(tx: Tx, visit: Visit, { question, order, line, answer }: Answered) {
  const { productId, colour } = line
  const { missing, lineLeft: left, reason } = question
  const quantity = answer === 'take-rest' ? missing : left
  const lines = [{ productId, ...(colour !== undefined && { colour }), quantity, left }]
  // The shop causes the shortage, so wholesale minimums don't apply to the rest.
  const buyer: Visit = { ...visit, account: null, priceList: 'retail' }
  await cancelWithin(tx, buyer, 'anybody', order.id, { lines, reason })
}

async function replaceAsAgreed(tx: Tx, visit: Visit, question: OrderQuestion, order: BookedOrder) {
  const { id, position, missing: quantity, offer, reason } = question
  if (offer === null) throw new Refusal('replacement_gone')
  const agreed = { reason, agreed: 'link', request: id, at: visit.now(), by: null } as const
  try {
    await priceReplacement({ db: tx, now: visit.now }, order, { replaces: position, item: offer })
    await replaceWithin(tx, order, { missing: { position, quantity }, line: offer }, agreed)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('replacement_gone')
    throw error
  }
}
