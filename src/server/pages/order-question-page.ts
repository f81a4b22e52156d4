import type { FastifyInstance } from 'fastify'
import { answerQuestion, readQuestion } from '#shop/orders/changing/answer-question.ts'
import { afterCancelling, amountOff } from '#shop/orders/cancelling/cancellation.ts'
import { afterReplacing } from '#shop/orders/changing/replacement.ts'
import { lineAmount } from '#shop/pricing/line-amount.ts'
import { afterWeighing, amountAt, isWeighed } from '#shop/orders/changing/weighing.ts'
import { less } from '#shop/money.ts'
import { type BookedOrder, type OrderLine, referenceOf } from '#shop/orders/order.ts'
import {
  type OrderQuestion,
  questionAnswers,
  stateOfQuestion,
} from '#shop/orders/changing/order-question.ts'
import { Refusal } from '#shop/refusals.ts'
import type { QuestionFacts } from '#web/order-question-facts.ts'
import { questionPath } from '#web/app/question-path.ts'
import { addPlainForm } from '../forms/plain-form.ts'
import { named } from '../emails/goods-in-language.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { type MailedPageParts, serveMailedPage } from './mailed-page.ts'

type Parts = MailedPageParts & { cookies: Cookies }

/** The page where a customer answers a question about a short or heavy line. */
export function serveOrderQuestion(app: FastifyInstance, parts: Parts) {
  const { shop, cookies, pages } = parts
  serveMailedPage(app, parts, {
    path: questionPath(),
    async read(token, texts) {
      const facts = factsOf(await readQuestion(shop.db, token))
      const { product, offer } = facts
      return { ...facts, product: named(product, texts), offer: offer && named(offer, texts) }
    },
    render: ({ facts: question, ...page }, context) =>
      pages.renderOrderQuestion({ ...page, question }, context),
  })
  addPlainForm(app, {
    page: questionPath(),
    async take(request, { fields: { token = '', answer } }) {
      const chosen = questionAnswers.find((one) => one === answer)
      if (chosen === undefined) throw new Refusal('fields_missing')
      await answerQuestion(await visitFor(shop, cookies, request), token, chosen)
      return questionPath({ token })
    },
    refused: (problem, { token }) => questionPath({ token, problem }),
  })
}

/** Data of the question page; totals in paisa after each answer. */
function factsOf({
  question,
  order,
}: {
  question: OrderQuestion
  order: BookedOrder
}): QuestionFacts {
  const { position, lineLeft, missing, token, answer } = question
  const line = order.lines[position]
  const totalWithout = (quantity: number) =>
    line === undefined || stateOfQuestion(question, order) !== 'open'
      ? order.total
      : afterCancelling(order, [{ position, productId: line.productId, quantity }], 'agreed').total
  return {
    token,
    answer,
    state: stateOfQuestion(question, order),
    reference: referenceOf(order),
    product: nameAndPicture(line),
    offer: offerOf(question, order),
    weight: weightOf(question, order),
    ordered: lineLeft,
    there: lineLeft - missing,
    total: order.total,
    hasPoints: order.redeemedPoints > 0,
    totals: { takeRest: totalWithout(missing), leaveOut: totalWithout(lineLeft) },
  }
}

/** What is asked about the weight of a line, and the order's total if the customer takes it; null: something is missing. */
function weightOf({ grams, position, lineLeft: quantity }: OrderQuestion, order: BookedOrder) {
  const line = order.lines[position]
  if (grams === null || !isWeighed(line)) return null
  const { amount, most, above } = amountAt({ ...line, quantity }, grams)
  const { total } = afterWeighing(order, position, { grams, quantity, amount })
  return { grams, amount, most, above, total }
}

const nameAndPicture = (line: OrderLine | undefined) => ({
  name: line?.name ?? '',
  pack: [line?.pack, line?.colour].filter(Boolean).join(', '),
  picture: line?.picture ?? null,
})

/** The offered replacement and its price difference; null: none. */
function offerOf({ offer, position, missing: quantity }: OrderQuestion, order: BookedOrder) {
  if (offer === null) return null
  const missing = { position, quantity }
  return {
    ...nameAndPicture(offer),
    quantity: offer.quantity,
    more: less(lineAmount(offer), amountOff(order, missing)),
    total: afterReplacing(order, missing, offer).total,
  }
}
