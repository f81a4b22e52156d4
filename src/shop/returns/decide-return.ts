import type { Tx } from '#db/database.ts'
import { keyOf } from '../cart/cart.ts'
import { moveInLists } from '../catalogue/catalogue.store.ts'
import { restock } from '../orders/cancelling/reverse-order.ts'
import { lockOrder } from '../orders/moving/lock-order.ts'
import type { BookedOrder, Order, OrderLine } from '../orders/order.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'
import { acceptReturn } from './accept-return.ts'
import type { OrderReturn, OrderWithReturns, ReturnDecision } from './order-return.ts'
import { creditReturn } from './record-refund.ts'
import { isSellable, refundOf } from './refund.ts'
import { gramsBack } from './return-rule.ts'
import { findReturn, orderWithReturns, type StaffReturn } from './returns.store.ts'
import { decide } from './write-returns.store.ts'

/**
 * Once (`return_decided`). Accepting moves refund, points and, if sellable, stock in one transaction with
 * the e-mail. Refuses a weight that can't be (`gramsBack`).
 */
export async function decideReturn(
  visit: Visit,
  id: string,
  decision: ReturnDecision,
): Promise<StaffReturn> {
  const { id: by } = requirePermission(visit, 'return.decide')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const request = await findReturn(tx, id)
    const held = request && (await lockOrder(tx, 'anybody', request.orderId))
    if (request === undefined || held === undefined) throw new Refusal('return_not_found')
    const order = await orderWithReturns(tx, held)
    if (!(await decide(tx, id, { ...decision, at, by }))) throw new Refusal('return_decided')
    const back =
      decision.state === 'accepted' ? await takeBack(tx, order, request, { decision, at, by }) : []
    const decided = (await findReturn(tx, id)) ?? request
    await record(tx, {
      kind: `return.${decision.state}`,
      at,
      actor: by,
      subject: id,
      data: { order: order.id, restocked: decided.restocked },
    })
    await moveInLists(tx, back, at)
    return decided
  })
}

async function takeBack(
  tx: Tx,
  order: BookedOrder & OrderWithReturns,
  request: OrderReturn,
  { decision, at, by }: { decision: ReturnDecision; at: number; by: string },
): Promise<string[]> {
  const line = lineOf(order, request)
  const { restock: choice, grams: weighed } = decision
  if (choice === true && line.perishable) throw new Refusal('return_not_sellable')
  const restocked = choice ?? isSellable(line, request)
  const grams = gramsBack(line, { quantity: request.quantity, grams: weighed })
  const refund = refundOf(order, { ...request, grams })
  const sequence = await acceptReturn(tx, order, { id: request.id, grams, refund, restocked, at })
  const credit = { returnId: request.id, amount: refund.cash, note: '', at, by }
  await creditReturn(tx, order, credit, sequence)
  return restocked ? restock(tx, order, [request], { at, by, reason: 'returned' }) : []
}

function lineOf(order: Order, request: OrderReturn): OrderLine {
  const line = order.lines.find((one) => keyOf(one) === keyOf(request))
  if (line === undefined) throw new Refusal('return_not_found')
  return line
}
