import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { OrderLine } from '../order.ts'
import type { OrderQuestion, QuestionAnswer } from './order-question.ts'

type QuestionRow = Omit<OrderQuestion, 'offer'> & { offer: string | null }

const questions = sql`
  select id, order_id as "orderId", position, line_left as "lineLeft", missing, reason, offer, grams, token,
    asked_at as "askedAt", asked_by as "askedBy", answer, answered_at as "answeredAt" from order_question`

const toQuestion = ({ offer, ...row }: QuestionRow): OrderQuestion => ({
  ...row,
  offer: offer === null ? null : (JSON.parse(offer) as OrderLine),
})

export const insertQuestion = (tx: Sql, question: OrderQuestion) => tx.run`
  insert into order_question (id, order_id, position, line_left, missing, reason, offer, grams, token, asked_at, asked_by)
  values (${question.id}, ${question.orderId}, ${question.position}, ${question.lineLeft}, ${question.missing},
    ${question.reason}, ${question.offer && JSON.stringify(question.offer)}, ${question.grams}, ${question.token}, ${question.askedAt},
    ${question.askedBy})`

/** Oldest first. */
export const questionsOfOrder = async (db: Sql, orderId: string): Promise<OrderQuestion[]> =>
  (await db.all<QuestionRow>`${questions} where order_id = ${orderId} order by asked_at, id`).map(
    toQuestion,
  )

export async function findQuestion(db: Sql, token: string): Promise<OrderQuestion | undefined> {
  const row = await db.maybeOne<QuestionRow>`${questions} where token = ${token}`
  return row && toQuestion(row)
}

export async function findQuestionById(db: Sql, id: string): Promise<OrderQuestion | undefined> {
  const row = await db.maybeOne<QuestionRow>`${questions} where id = ${id}`
  return row && toQuestion(row)
}

/** Withdraws the unanswered question about this line. */
export const deleteOpenQuestion = (tx: Sql, orderId: string, position: number) => tx.run`
  delete from order_question where order_id = ${orderId} and position = ${position} and answer is null`

/** Withdraws the unanswered question about this line's weight. */
export const deleteOpenWeightQuestion = (tx: Sql, orderId: string, position: number) => tx.run`
  delete from order_question
  where order_id = ${orderId} and position = ${position} and answer is null and grams is not null`

export const writeAnswer = (tx: Sql, id: string, answer: QuestionAnswer, at: number) => tx.run`
  update order_question set answer = ${answer}, answered_at = ${at} where id = ${id} and answer is null`
