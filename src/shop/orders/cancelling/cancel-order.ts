import type { Tx } from '#db/database.ts'
import { type LineKey, quantityOf } from '../../cart/cart.ts'
import { moveInLists } from '../../catalogue/catalogue.store.ts'
import { record } from '../../events/events.store.ts'
import { shortOf } from '../../delivery/terms.ts'
import { changePlaces } from '../../delivery/windows/window-days.store.ts'
import { less, type Paisa } from '../../money.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import {
  afterCancelling,
  amountOff,
  type Amounts,
  type Cancelled,
  isWhole,
  linesToCancel,
} from './cancellation.ts'
import { chargeDelivery } from '../changing/adjustments.store.ts'
import { cancelLine, nextReversal } from './cancellations.store.ts'
import { keyRejection } from '../../idempotency-key.ts'
import { claimOrderCall } from '../order-calls.store.ts'
import { orderAllows } from '../../order-states.ts'
import type { BookedOrder, Order } from '../order.ts'
import { positionOf } from '../moving/position-of.ts'
import { movePointsBack, restock } from './reverse-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { changeAmounts, enterStatus, findOrder, type Owner } from '../orders.store.ts'
import { settleDue } from '../moving/payments.store.ts'
import { productsById } from '../../catalogue/products.store.ts'
import { priceFor } from '../../pricing/price-tag.ts'
import { oneByOne, refuseSoMany } from '../../pricing/wholesale-terms.ts'

/**
 * A wholesale buyer must not keep less than the quantity their price requires: the rest of a product, over
 * all colours, must be sellable at the same price break, or nothing.
 */
async function checkRest(tx: Tx, visit: Visit, order: Order, cancelled: Cancelled[]) {
  if (visit.priceList !== 'wholesale' || order.accountId !== visit.account?.id) return
  const ids = [...new Set(cancelled.map(({ productId }) => productId))]
  for (const product of await productsById({ db: tx, now: visit.now, seesWholesale: true }, ids)) {
    const lines = order.lines.filter(({ productId }) => productId === product.id)
    const before = sumOf(lines.map((line) => line.quantity - line.cancelledQuantity))
    const rest = before - quantityOf(cancelled, product.id)
    if (rest === 0) continue
    const { minimum, step } = product.wholesale ?? oneByOne
    const details = { product: product.id, name: product.name, minimum, step }
    refuseSoMany(rest, details)
    const priceOf = (quantity: number) => priceFor(product, 'wholesale', quantity).now
    if (priceOf(rest) > priceOf(before)) throw new Refusal('rest_costs_more', details)
  }
}

const sumOf = (quantities: readonly number[]) =>
  quantities.reduce((sum, quantity) => sum + quantity, 0)

export type CancelOrderInput = {
  /** `left`: quantity the client saw; if absent, it isn't checked. */
  lines: readonly (LineKey & { quantity?: number | undefined; left?: number | undefined })[]
  reason: string | null
  /** Total of the rest the client saw (paisa); absent: not checked. */
  total?: Paisa | undefined
  /** Staff charge the delivery fee that applies to the rest. */
  chargeDelivery?: boolean | undefined
}

/**
 * `cancelOrder` once per key: a repeat returns the order as it is, and changes nothing. Refuses a malformed
 * key, and one used for another input.
 */
export async function cancelOnce(
  visit: Visit,
  owner: Owner,
  id: string,
  { key, ...input }: CancelOrderInput & { key: string | null },
): Promise<{ order: Order; replayed: boolean }> {
  refuseIf(keyRejection(key))
  return visit.db.transaction(async (tx) => {
    const order = key === null ? undefined : await lockOrder(tx, owner, id)
    if (order !== undefined && key !== null) {
      const call = { orderId: id, key, input: ['cancel', input], at: visit.now() }
      if (!(await claimOrderCall(tx, call))) return { order, replayed: true }
    }
    return { order: await cancelWithin(tx, visit, owner, id, input), replayed: false }
  })
}

/**
 * Cancels lines or quantities of a `placed` order (staff: until delivery); no lines: all of it. Returns
 * stock and points once. Refuses `order_not_found` (also for others' orders), `order_moved_on`,
 * `order_line_changed`, a wholesale rest that isn't sold, `rest_below_minimum`, and `rest_total_changed`
 * with the right figures.
 */
export async function cancelOrder(
  visit: Visit,
  owner: Owner,
  id: string,
  input: CancelOrderInput,
): Promise<Order> {
  return visit.db.transaction((tx) => cancelWithin(tx, visit, owner, id, input))
}

/** `cancelOrder` within the caller's transaction. */
export async function cancelWithin(
  tx: Tx,
  visit: Visit,
  owner: Owner,
  id: string,
  input: CancelOrderInput,
): Promise<Order> {
  const order = await lockOrder(tx, owner, id)
  if (order === undefined) throw new Refusal('order_not_found')
  if (!orderAllows(order, owner === 'anybody' ? 'cancelByStaff' : 'cancel'))
    throw new Refusal('order_moved_on')
  refuseSeenOtherwise(order, input)
  const cancelled = linesToCancel(order, input.lines)
  if (cancelled === null) throw new Refusal('nothing_to_cancel')
  await checkRest(tx, visit, order, cancelled)
  // A guest key acts as the guest, even in a signed-in session.
  const by =
    typeof owner === 'object' && 'guestKeyHash' in owner ? null : (visit.account?.id ?? null)
  const byBuyer = owner !== 'anybody'
  const delivery = byBuyer || input.chargeDelivery === true ? 'asked' : 'agreed'
  const after = afterCancelling(order, cancelled, delivery)
  if (byBuyer && !isWhole(order, cancelled)) refuseRestBelowMinimum(order, after.subtotal)
  refuseOtherTotal(after, input.total)
  const note = { reason: input.reason, at: visit.now(), by }
  await carryOut(tx, order, { cancelled, after }, note, byBuyer)
  return (await findOrder(tx, owner, id)) ?? order
}

/** Two packers must not reduce the same line twice. */
function refuseSeenOtherwise({ lines }: Order, input: CancelOrderInput) {
  for (const item of input.lines) {
    const line = lines[positionOf(lines, item, () => true)]
    const left = line === undefined ? 0 : line.quantity - line.cancelledQuantity
    if (item.left !== undefined && item.left !== left)
      throw new Refusal('order_line_changed', { product: item.productId, left, seen: item.left })
  }
}

/** The rest must be an order that could have been placed; cancelling everything is always allowed. */
function refuseRestBelowMinimum({ zone, zoneTerms }: Order, subtotal: Paisa) {
  if (zone === null || zoneTerms === null || shortOf(zoneTerms, subtotal) === 0) return
  throw new Refusal('rest_below_minimum', { zone, expected: { minimum: zoneTerms.minimum } })
}

function refuseOtherTotal({ earnedPoints: _, ...cost }: Amounts, seen: Paisa | undefined) {
  if (seen !== undefined && seen !== cost.total)
    throw new Refusal('rest_total_changed', { expected: cost })
}

async function giveBackPlaces(tx: Tx, { window, arrival }: BookedOrder) {
  if (window === undefined || arrival === null) return
  await changePlaces(tx, { windowId: window.id, day: arrival.from }, -window.places)
}

type Note = { reason: string | null; at: number; by: string | null }

async function carryOut(
  tx: Tx,
  order: BookedOrder,
  { cancelled, after }: { cancelled: Cancelled[]; after: Amounts },
  note: Note,
  byBuyer: boolean,
) {
  const { at, by } = note
  const sequence = await nextReversal(tx, order.id)
  for (const line of cancelled)
    await cancelLine(tx, { ...line, ...note, orderId: order.id, sequence })
  if (isWhole(order, cancelled)) await giveBackPlaces(tx, order)
  const back = await restock(tx, order, cancelled, { at, by, reason: 'cancelled' })
  const dearer = less(after.shipping, order.shipping)
  if (isWhole(order, cancelled)) {
    await enterStatus(tx, { orderId: order.id, status: 'cancelled', at, by })
    await settleDue(tx, order.id, { state: 'void', by: null, at })
  } else {
    if (dearer > 0)
      await chargeDelivery(tx, { orderId: order.id, reversal: sequence, amount: dearer })
    await changeAmounts(tx, order.id, after)
  }
  await movePointsBack(tx, order, { sequence, at }, after)
  await record(tx, {
    kind: 'order.cancelled',
    at,
    actor: by,
    subject: order.id,
    data: {
      lines: cancelled.map(({ position, quantity }) => ({
        position,
        quantity,
        amount: amountOff(order, { position, quantity }),
      })),
      isWhole: isWhole(order, cancelled),
      pointsBack: order.redeemedPoints - after.redeemedPoints,
      byBuyer,
      amounts: after,
      sequence,
    },
  })
  await moveInLists(tx, back, at)
}
