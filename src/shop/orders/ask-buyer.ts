import type { LineKey } from '../cart/cart.ts'
import { record } from '../events/events.store.ts'
import { newId, newSecret } from '../ids.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { lockOrder } from './lock-order.ts'
import { orderAllows } from './order.ts'
import { deleteOpenQuestion, insertQuestion, questionsOfOrder } from './order-questions.store.ts'
import { positionOf } from './position-of.ts'

/** `missing` of the `left` that were ordered are not there. `reason`: what the buyer reads of it. */
export type ShortLine = LineKey & { left: number; missing: number; reason: string }

/**
 * Asks the buyer what to do about a line of which too few are there; they answer by a link. The same
 * question twice is one, another one about the line takes its place. Refuses an order that is not there
 * (`order_not_found`) or packed (`order_moved_on`), and a line of which something else is left
 * (`order_line_changed`).
 */
export async function askBuyer(visit: Visit, orderId: string, short: ShortLine): Promise<void> {
  const { id: actor } = requirePermission(visit, 'order.move')
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    if (!orderAllows(order, 'cancel')) throw new Refusal('order_moved_on')
    const { productId: product, left: seen, missing, reason } = short
    const position = positionOf(order.lines, short, (line) => line.quantity > line.cancelledQuantity) // prettier-ignore
    const line = order.lines[position]
    const left = line === undefined ? 0 : line.quantity - line.cancelledQuantity
    if (left !== seen || left === 0)
      throw new Refusal('order_line_changed', { product, left, seen })
    const isAsked = (await questionsOfOrder(tx, orderId)).some(
      (one) => one.position === position && one.answer === null && one.lineLeft === left && one.missing === missing, // prettier-ignore
    )
    if (isAsked) return
    await deleteOpenQuestion(tx, orderId, position)
    const [id, at] = [newId(), visit.now()]
    const question = { id, orderId, position, lineLeft: left, missing, reason, token: newSecret(), askedAt: at, answer: null, answeredAt: null } // prettier-ignore
    await insertQuestion(tx, question, actor)
    const data = { question: id, position, missing }
    await record(tx, { kind: 'order.asked', at, actor, subject: orderId, data })
  })
}
