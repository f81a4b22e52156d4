import type { Order, OrderLine } from '../order.ts'
import { orderAllows } from '../../order-states.ts'

/** `replace`: they take what is offered for what is missing; `take-rest`: that is left out; `leave-out`: all of the line. */
export const questionAnswers = ['replace', 'take-rest', 'leave-out'] as const
export type QuestionAnswer = (typeof questionAnswers)[number]

/** Too few of a line are there, and its buyer is asked what to do. Times are ms UTC. */
export type OrderQuestion = {
  id: string
  orderId: string
  position: number
  /** so many of the line were left when it was asked, and so many of them are missing */
  lineLeft: number
  missing: number
  reason: string
  /** what is offered in place of what is missing, as it would stand in the order; null: nothing */
  offer: OrderLine | null
  /** the secret of its link */
  token: string
  askedAt: number
  answer: QuestionAnswer | null
  answeredAt: number | null
}

const leftOf = (line: OrderLine | undefined) =>
  line === undefined ? 0 : line.quantity - line.cancelledQuantity

/** `over`: the order has moved on, or the line was changed, before an answer came. */
export function stateOfQuestion(
  question: OrderQuestion,
  order: Order,
): 'open' | 'answered' | 'over' {
  if (question.answer !== null) return 'answered'
  const isAsAsked = leftOf(order.lines[question.position]) === question.lineLeft
  return isAsAsked && orderAllows(order, 'cancel') ? 'open' : 'over'
}
