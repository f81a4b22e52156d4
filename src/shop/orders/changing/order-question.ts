import type { Order, OrderLine } from '../order.ts'
import { orderAllows } from '../../order-states.ts'

/** `replace`: take the offer; `take-rest`: drop only the missing items; `leave-out`: drop the line. */
export const questionAnswers = ['replace', 'take-rest', 'leave-out'] as const
export type QuestionAnswer = (typeof questionAnswers)[number]

/** Times are ms UTC. */
export type OrderQuestion = {
  id: string
  orderId: string
  position: number
  /** quantities when the question was asked */
  lineLeft: number
  missing: number
  reason: string
  /** the offered replacement, as an order line */
  offer: OrderLine | null
  /** secret of its link */
  token: string
  askedAt: number
  answer: QuestionAnswer | null
  answeredAt: number | null
}

const leftOf = (line: OrderLine | undefined) =>
  line === undefined ? 0 : line.quantity - line.cancelledQuantity

/** `over`: the order moved on or the line changed before an answer came. */
export function stateOfQuestion(
  question: OrderQuestion,
  order: Order,
): 'open' | 'answered' | 'over' {
  if (question.answer !== null) return 'answered'
  const isUnchanged = leftOf(order.lines[question.position]) === question.lineLeft
  return isUnchanged && orderAllows(order, 'cancel') ? 'open' : 'over'
}
