import type { Order, OrderLine } from '../order.ts'
import { orderAllows } from '../../order-states.ts'

/**
 * `replace`: take the offer; `take-rest`: drop only the missing items; `leave-out`: drop the line.
 * About a weight above the most: `agree` to it, or bring `less`.
 */
export const questionAnswers = ['replace', 'take-rest', 'leave-out', 'agree', 'less'] as const
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
  /** What the line weighs, if the customer is asked about that; all its units count as missing until then. */
  grams: number | null
  /** secret of its link */
  token: string
  askedAt: number
  /** staff account id */
  askedBy: string
  answer: QuestionAnswer | null
  answeredAt: number | null
}

const leftOf = (line: OrderLine | undefined) =>
  line === undefined ? 0 : line.quantity - line.cancelledQuantity

/** Whether the answer fits what was asked. */
export const fits = ({ grams, missing, lineLeft }: OrderQuestion, answer: QuestionAnswer) =>
  ({
    replace: grams === null,
    'take-rest': grams === null && missing < lineLeft,
    'leave-out': true,
    agree: grams !== null,
    less: grams !== null,
  })[answer]

/** Grams of so many units of a line that the buyer agreed to; 0: none. */
export const agreedGrams = (
  questions: readonly Pick<OrderQuestion, 'position' | 'lineLeft' | 'grams' | 'answer'>[],
  position: number,
  quantity: number,
) =>
  questions.findLast(
    (one) => one.answer === 'agree' && one.position === position && one.lineLeft === quantity,
  )?.grams ?? 0

/** `over`: the order moved on or the line changed before an answer came. */
export function stateOfQuestion(
  question: OrderQuestion,
  order: Order,
): 'open' | 'answered' | 'over' {
  if (question.answer !== null) return 'answered'
  const isUnchanged = leftOf(order.lines[question.position]) === question.lineLeft
  return isUnchanged && orderAllows(order, 'cancel') ? 'open' : 'over'
}
