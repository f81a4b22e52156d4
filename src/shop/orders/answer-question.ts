import type { Sql } from '#db/database.ts'
import { record } from '../events/events.store.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { cancelWithin } from './cancel-order.ts'
import { lockOrder } from './lock-order.ts'
import type { Order } from './order.ts'
import { type OrderQuestion, type QuestionAnswer, stateOfQuestion } from './order-question.ts'
import { findQuestion, writeAnswer } from './order-questions.store.ts'
import { findOrder } from './orders.store.ts'

/** The question of a link, with its order. Refuses a link that opens none (`question_not_found`). */
export async function readQuestion(
  db: Sql,
  token: string,
): Promise<{ question: OrderQuestion; order: Order }> {
  const question = await findQuestion(db, token)
  const order = question && (await findOrder(db, 'anybody', question.orderId))
  if (question === undefined || order === undefined) throw new Refusal('question_not_found')
  return { question, order }
}

/**
 * Takes the answer of whoever holds the link, and cancels what follows from it, as every cancellation is.
 * The same answer twice is one; another one afterwards is refused (`question_answered`), as is one about
 * an order that has moved on or a line that is another by now (`question_over`).
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
    if (state === 'over') throw new Refusal('question_over')
    const { position, lineLeft, missing, reason } = question
    const line = order.lines[position]
    if (line === undefined) throw new Refusal('question_over')
    const at = visit.now()
    await writeAnswer(tx, question.id, answer, at)
    const data = { question: question.id, position, answer }
    await record(tx, { kind: 'order.answered', at, actor: null, subject: order.id, data })
    const { productId, colour } = line
    const quantity = answer === 'take-rest' ? missing : lineLeft
    const lines = [{ productId, ...(colour !== undefined && { colour }), quantity, left: lineLeft }]
    // The shop has too few: what is left may be fewer than is sold wholesale.
    const buyer: Visit = { ...visit, account: null, priceList: 'retail' }
    await cancelWithin(tx, buyer, 'anybody', order.id, { lines, reason })
  })
}
