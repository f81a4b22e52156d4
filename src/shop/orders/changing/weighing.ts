import { less, paisa, type Paisa } from '../../money.ts'
import { chargeOfGrams, type LineWeight, type Packed, withoutPaisa } from '../../pricing/weight.ts'
import { mostOfUnits } from '../../pricing/most.ts'
import { type Amounts, figuresOf } from '../cancelling/cancellation.ts'
import type { BookedOrder, OrderLine } from '../order.ts'

/** `weight`: what the weight costs; `most`: no more than the buyer was told. */
export const charges = ['weight', 'most'] as const
export type Charge = (typeof charges)[number]

/** What the rest of a line costs at a weight, and the most that its buyer was told (paisa). */
export type WeighedAmount = { amount: Paisa; most: Paisa; above: Paisa }

type WeighedLine = OrderLine & { weight: LineWeight }
/** So many units at the price of one. */
type Units = { price: Paisa; quantity: number; weight: LineWeight }

/**
 * `above`: paisa by which the amount is over the most; 0 or less: it is not. `agreed`: grams that the buyer said they take;
 * 0: not asked.
 */
export function amountAt(units: Units, grams: number, agreed = 0): WeighedAmount {
  const amount = chargeOfGrams(units.price, grams, units.weight)
  const told = withoutPaisa(mostOfUnits(units, units.weight), units.weight)
  const most = paisa(Math.max(told, chargeOfGrams(units.price, agreed, units.weight)))
  return { amount, most, above: less(amount, most) }
}

export const isWeighed = (line: OrderLine | undefined): line is WeighedLine =>
  line?.weight !== undefined

/**
 * Amounts of the order with a line weighed so: the delivery fee as agreed, surplus points go back, earned points follow and
 * may rise.
 */
export function afterWeighing(order: BookedOrder, position: number, packed: Packed): Amounts {
  const lines = order.lines.map((line, index) =>
    index === position && isWeighed(line) ? { ...line, weight: { ...line.weight, packed } } : line,
  )
  return figuresOf({ ...order, lines }, ({ quantity, cancelledQuantity }) => quantity - cancelledQuantity) // prettier-ignore
}
