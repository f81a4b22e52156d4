import type { Tx } from '#db/database.ts'
import type { LineKey } from '../../cart/cart.ts'
import { moveInLists } from '../../catalogue/catalogue.store.ts'
import { settleWeights } from '../../catalogue/stock/stock.store.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { requireKhata } from '../../khata/require-khata.ts'
import { less } from '../../money.ts'
import { isOnAccount, orderAllows } from '../../order-states.ts'
import { requirePermission } from '../../permissions.ts'
import type { Packed } from '../../pricing/weight.ts'
import { Refusal } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { nextReversal } from '../cancelling/cancellations.store.ts'
import { movePointsBack } from '../cancelling/reverse-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { positionOf } from '../moving/position-of.ts'
import { type BookedOrder, leftOfLine } from '../order.ts'
import { changeAmounts } from '../orders.store.ts'
import { agreedGrams, type OrderQuestion } from './order-question.ts'
import { deleteOpenWeightQuestion, questionsOfOrder } from './order-questions.store.ts'
import { afterWeighing, amountAt, type Charge, isWeighed } from './weighing.ts'
import { insertWeighing } from './weighings.store.ts'

export type WeighInput = LineKey & {
  /** Units that are left of the line, as the packer saw it. */
  left: number
  /** Grams that the packer saw at the line; null: not weighed. */
  seen: number | null
  grams: number
  charge: Charge
}

/**
 * Records what the rest of a line weighs: line, totals, points, payment and stock follow. The same weight again changes
 * nothing. Refuses `order_not_found`, `order_moved_on`, `line_not_weighed`, `order_line_changed`,
 * `line_weighed_meanwhile` with the other weight, and `weight_above_most`, unless only the most is charged. The customer
 * may have agreed to a higher most by the link of a question.
 */
export async function weighLine(visit: Visit, orderId: string, input: WeighInput): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.move')
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const weighed = weigh(order, input, await questionsOfOrder(tx, orderId))
    if (weighed === null) return
    await deleteOpenWeightQuestion(tx, orderId, weighed.position)
    await carryOut(tx, order, weighed, { by, at: visit.now() })
  })
}

/**
 * Charges the weight that the customer agreed to. The caller holds the order. Refuses a higher total that can't go on
 * account.
 */
export async function weighAsAgreed(
  tx: Tx,
  order: BookedOrder,
  { position, grams, lineLeft: quantity, askedBy: by }: OrderQuestion,
  at: number,
) {
  const line = order.lines[position]
  if (!isWeighed(line) || grams === null) throw new Refusal('question_over')
  const packed = { grams, quantity, amount: amountAt({ ...line, quantity }, grams).amount }
  const { accountId, id: orderId } = order
  const { total } = afterWeighing(order, position, packed)
  if (isOnAccount(order) && total > order.total)
    await requireKhata(tx, { accountId, total, now: at, settings: await readSettings(tx), orderId })
  await carryOut(tx, order, { position, packed }, { by, at })
}

type Weighing = { position: number; packed: Packed }

/** Null: it was weighed so before. */
function weigh(
  order: BookedOrder,
  { grams, seen, charge, ...input }: WeighInput,
  questions: readonly OrderQuestion[],
): Weighing | null {
  const { productId: product } = input
  if (!orderAllows(order, 'weigh')) throw new Refusal('order_moved_on')
  const position = positionOf(order.lines, input, (one) => one.quantity > one.cancelledQuantity)
  const line = order.lines[position]
  if (!isWeighed(line)) throw new Refusal('line_not_weighed')
  const { quantity } = leftOfLine(line)
  if (quantity !== input.left || quantity === 0)
    throw new Refusal('order_line_changed', { product, left: quantity, seen: input.left })
  const agreed = agreedGrams(questions, position, quantity)
  const { amount: full, most, above } = amountAt({ ...line, quantity }, grams, agreed)
  const before = line.weight.packed
  const amount = charge === 'most' && above > 0 ? most : full
  if (before?.grams === grams && before.quantity === quantity && before.amount === amount)
    return null
  if ((before?.grams ?? null) !== seen)
    throw new Refusal('line_weighed_meanwhile', { product, grams: before?.grams ?? 0, seen })
  if (amount > most)
    throw new Refusal('weight_above_most', { product, expected: { amount, most, above } })
  return { position, packed: { grams, quantity, amount } }
}

async function carryOut(
  tx: Tx,
  order: BookedOrder,
  { position, packed }: Weighing,
  { at, by }: { at: number; by: string },
) {
  const line = order.lines[position]
  if (line === undefined) return
  const { amount: before } = leftOfLine(line)
  const sequence = await nextReversal(tx, order.id)
  const difference = less(packed.amount, before)
  await insertWeighing(tx, { ...packed, orderId: order.id, position, sequence, difference, at, by })
  const moved = await settleWeights(tx, order.id, [line.productId], { at, by })
  const after = afterWeighing(order, position, packed)
  await changeAmounts(tx, order.id, after)
  await movePointsBack(tx, order, { sequence, at }, after)
  const { grams, amount } = packed
  const changes = changesBetween(
    { weight: line.weight?.packed?.grams ?? null, amount: before },
    { weight: grams, amount },
  )
  await record(tx, {
    kind: 'order.weighed',
    at,
    actor: by,
    subject: order.id,
    data: { position, grams, amount, amounts: after, sequence, changes },
  })
  await moveInLists(tx, moved, at)
}
