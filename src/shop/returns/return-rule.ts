import { cleanText } from '../clean-text.ts'
import { keyOf } from '../cart/cart.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { positionOf } from '../orders/moving/position-of.ts'
import { gramsOfPacked } from '../pricing/packed-weight.ts'
import { type PlainRefusal, Refusal, refuseIf } from '../refusals.ts'
import type { OrderReturn, OrderWithReturns, ReturnInput, TakeBackInput } from './order-return.ts'

/** Three days from the delivery. */
export const returnWindow = 3 * 24 * 60 * 60_000

type Facts = Pick<OrderWithReturns, 'status' | 'changes' | 'returns'>

/** Quantity that can still be returned. */
export function returnable({ returns }: Pick<OrderWithReturns, 'returns'>, line: OrderLine) {
  const own = returns.filter((one) => keyOf(one) === keyOf(line) && one.state !== 'refused')
  const isOpen = own.some(({ state }) => state === 'asked')
  const returned = own.reduce((sum, { quantity }) => sum + quantity, 0)
  return isOpen ? 0 : line.quantity - line.cancelledQuantity - returned
}

/** Null: at least one line can be returned now. */
export function anyReturnRejection(
  { status, changes }: Pick<Order, 'status' | 'changes'>,
  now: number,
): PlainRefusal | null {
  const delivered = changes.findLast((change) => change.status === 'delivered')
  if (status !== 'delivered' || delivered === undefined) return 'return_not_delivered'
  return now - delivered.at > returnWindow ? 'return_too_late' : null
}

/** -1: no such line. */
export const positionInOrder = (
  order: Pick<OrderWithReturns, 'lines' | 'returns'>,
  input: Pick<ReturnInput, 'productId' | 'colour'>,
) => positionOf(order.lines, input, (line) => returnable(order, line) > 0)

/** Of the first line that can't be returned; all or nothing. */
export function returnsRejection(
  order: Facts & Pick<Order, 'lines'>,
  inputs: readonly ReturnInput[],
  hasPhoto: boolean,
  now: number,
): PlainRefusal | null {
  if (inputs.length === 0) return 'return_nothing'
  for (const input of inputs) {
    const rejection = returnRejection(order, { ...input, hasPhoto }, now)
    if (rejection !== null) return rejection
  }
  const positions = new Set(inputs.map((input) => positionInOrder(order, input)))
  return positions.size < inputs.length ? 'return_open' : null
}

const isOpen = ({ returns }: Pick<OrderWithReturns, 'returns'>, line: OrderLine) =>
  returns.some((one) => keyOf(one) === keyOf(line) && one.state === 'asked')

/**
 * Null: staff may take it back, without the customer's limits of time, kind and photo. `isSale`: sold at
 * the counter, where perishable goods may not have left the shop.
 */
export function takeBackRejection(
  order: Facts & Pick<Order, 'lines'>,
  { lines }: Pick<TakeBackInput, 'lines'>,
  isSale: boolean,
): PlainRefusal | null {
  if (order.status !== 'delivered') return 'return_not_delivered'
  const positions = new Set<number>()
  for (const input of lines) {
    const position = positionInOrder(order, input)
    const line = order.lines[position]
    if (line === undefined || positions.has(position)) return 'return_nothing'
    positions.add(position)
    if (isOpen(order, line)) return 'take_back_open'
    if (input.quantity > returnable(order, line)) return 'take_back_too_many'
    if (input.restock && line.perishable && !isSale) return 'return_not_sellable'
  }
  return positions.size === 0 ? 'return_nothing' : null
}

/**
 * How much of so many units came back: null, if it is all of it. Refuses goods that aren't weighed (`line_not_weighed`), and more
 * than these units weighed (`return_too_heavy`).
 */
export function gramsBack(
  line: OrderLine,
  { quantity, grams }: Pick<OrderReturn, 'quantity' | 'grams'>,
): number | null {
  if (grams === null) return null
  if (!line.weight?.packed) throw new Refusal('line_not_weighed')
  const most = gramsOfPacked(quantity, line.weight.packed)
  refuseIf(grams > most ? 'return_too_heavy' : null)
  return grams === most ? null : grams
}

export function returnRejection(
  order: Facts & Pick<Order, 'lines'>,
  input: ReturnInput & { hasPhoto: boolean },
  now: number,
): PlainRefusal | null {
  const line = order.lines[positionInOrder(order, input)]
  if (line === undefined) return 'return_nothing'
  const early = anyReturnRejection(order, now)
  if (early !== null) return early
  if (isOpen(order, line)) return 'return_open'
  if (input.quantity < 1 || input.quantity > returnable(order, line)) return 'return_too_many'
  if (cleanText(input.reason) === '') return 'return_reason_missing'
  if (!line.perishable) return null
  if (input.kind !== 'damaged') return 'return_perishable'
  return input.hasPhoto ? null : 'return_photo_missing'
}
