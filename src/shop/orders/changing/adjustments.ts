import { type Paisa, sum } from '../../money.ts'
import { worth } from '../../loyalty/points.ts'

export const adjustmentKinds = ['shipping', 'points'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** What is added to an order's subtotal (paisa), or taken off it where it is below zero. */
export type Adjustment = { sequence: number; kind: AdjustmentKind; amount: Paisa }

/** The adjustments of an order as it is placed, each kind at its place; one of nothing is left out. */
export function adjustmentsOf(order: { shipping: Paisa; redeemedPoints: number }): Adjustment[] {
  const amounts = { shipping: order.shipping, points: pointsOff(order.redeemedPoints) }
  return adjustmentKinds
    .map((kind, index) => ({ sequence: index + 1, kind, amount: amounts[kind] }))
    .filter(({ amount }) => amount !== 0)
}

/** How much the adjustments of one kind come to. */
export const adjustedBy = (
  adjustments: readonly Pick<Adjustment, 'kind' | 'amount'>[],
  kind: AdjustmentKind,
) => sum(adjustments.filter((one) => one.kind === kind).map(({ amount }) => amount))

/** What points take off a total: below zero. */
export const pointsOff = (points: number) => (0 - worth(points)) as Paisa
