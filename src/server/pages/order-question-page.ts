import type { FastifyInstance } from 'fastify'
import { answerQuestion, readQuestion } from '#shop/orders/changing/answer-question.ts'
import { afterCancelling, amountOff } from '#shop/orders/cancelling/cancellation.ts'
import { afterReplacing } from '#shop/orders/changing/replacement.ts'
import { lineAmount } from '#shop/pricing/multi-buy.ts'
import { less } from '#shop/money.ts'
import { type BookedOrder, type OrderLine, referenceOf } from '#shop/orders/order.ts'
import {
  type OrderQuestion,
  questionAnswers,
  stateOfQuestion,
} from '#shop/orders/changing/order-question.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { QuestionFacts } from '#web/order-question.tsx'
import { questionPath } from '#web/app/question-path.ts'
import { codeIn } from '#web/messages/code-in.ts'
import type { DisplayedBranding } from './displayed-branding.ts'
import type { OpenShop } from '../open-shop.ts'
import type { Pages } from '../load-pages.ts'
import { addPlainForm } from '../forms/plain-form.ts'
import { originOf } from '../http/hosts.ts'
import { variesBy } from '../http/languages.ts'
import { type Cookies, visitFor } from '../http/visits.ts'

type Parts = {
  shop: OpenShop
  cookies: Cookies
  pages: Pages
  branding: DisplayedBranding
  publicUrl: string | null
}

/**
 * The page where a customer answers a question about a short line. Opened by a mailed link without login and
 * scripts; opening changes nothing, because mail scanners open links too.
 */
export function serveOrderQuestion(app: FastifyInstance, parts: Parts) {
  const { shop, cookies, pages, branding, publicUrl } = parts
  type Query = { token?: unknown; problem?: unknown }
  app.get<{ Querystring: Query }>(questionPath(), async (request, reply) => {
    const { token, problem } = request.query
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const question = await readQuestion(shop.db, text(token)).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    const { language } = request
    const html = pages.renderOrderQuestion(
      {
        shop: await readSettings(shop.db),
        question: question && factsOf(question),
        problem: codeIn(language, text(problem)) ?? null,
      },
      { language, origin: originOf(request, publicUrl), branding: await branding() },
    )
    return reply
      .code(question === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
      .header('Vary', variesBy)
      .send(html)
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
    ordered: lineLeft,
    there: lineLeft - missing,
    total: order.total,
    totals: { takeRest: totalWithout(missing), leaveOut: totalWithout(lineLeft) },
  }
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
