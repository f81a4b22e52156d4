import type { Sql, Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder, OrderLine } from '../order.ts'
import { type OrderQuestion, type QuestionAnswer, stateOfQuestion } from './order-question.ts'
import { findQuestion, writeAnswer } from './order-questions.store.ts'
import { findOrder } from '../orders.store.ts'
import { priceReplacement } from './price-replacement.ts'
import { replaceWithin } from './replace-within.ts'

/** The question of a link, with its order. Refuses a link that opens none (`question_not_found`). */
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
 * Takes the answer of whoever holds the link, and does what follows from it: what is cancelled is cancelled as always,
 * and what was offered in its place comes at the price that was shown. The same answer twice is one; another one
 * afterwards is refused (`question_answered`), as is one about an order that has moved on or a line that is another by
 * now (`question_over`), and a replacement that cannot be had any more (`replacement_gone`): they may choose otherwise.
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
    const state = stateOfQuestion(question, order)
    if (state === 'answered') throw new Refusal('question_answered')
    const line = order.lines[question.position]
    if (state === 'over' || line === undefined) throw new Refusal('question_over')
    const at = visit.now()
    await writeAnswer(tx, question.id, answer, at)
    const data = { question: question.id, position: question.position, answer }
    await record(tx, { kind: 'order.answered', at, actor: null, subject: order.id, data })
    if (answer === 'replace') return replaceAsAgreed(tx, visit, question, order)
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
  // The shop has too few: what is left may be fewer than is sold wholesale.
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
