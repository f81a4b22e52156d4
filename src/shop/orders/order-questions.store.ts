import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { OrderQuestion, QuestionAnswer } from './order-question.ts'

const questions = sql`
  select id, order_id as "orderId", position, line_left as "lineLeft", missing, reason, token, asked_at as "askedAt",
    answer, answered_at as "answeredAt" from order_question`

export const insertQuestion = (tx: Sql, question: OrderQuestion, askedBy: string) => tx.run`
  insert into order_question (id, order_id, position, line_left, missing, reason, token, asked_at, asked_by)
  values (${question.id}, ${question.orderId}, ${question.position}, ${question.lineLeft}, ${question.missing},
    ${question.reason}, ${question.token}, ${question.askedAt}, ${askedBy})`

/** Oldest first. */
export const questionsOfOrder = (db: Sql, orderId: string) =>
  db.all<OrderQuestion>`${questions} where order_id = ${orderId} order by asked_at, id`

export const findQuestion = (db: Sql, token: string) =>
  db.maybeOne<OrderQuestion>`${questions} where token = ${token}`

export const findQuestionById = (db: Sql, id: string) =>
  db.maybeOne<OrderQuestion>`${questions} where id = ${id}`

/** The question about this line that nobody has answered is taken back. */
export const deleteOpenQuestion = (tx: Sql, orderId: string, position: number) => tx.run`
  delete from order_question where order_id = ${orderId} and position = ${position} and answer is null`

export const writeAnswer = (tx: Sql, id: string, answer: QuestionAnswer, at: number) => tx.run`
  update order_question set answer = ${answer}, answered_at = ${at} where id = ${id} and answer is null`
