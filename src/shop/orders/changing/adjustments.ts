import { type Paisa, sum } from '../../money.ts'
import { worth } from '../../loyalty/points.ts'

export const adjustmentKinds = ['shipping', 'points'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** `amount` is added to the order's subtotal (paisa); negative lowers it. */
export type Adjustment = { sequence: number; kind: AdjustmentKind; amount: Paisa }

/** One per kind; zero amounts are left out. */
export function adjustmentsOf(order: { shipping: Paisa; redeemedPoints: number }): Adjustment[] {
  const amounts = { shipping: order.shipping, points: pointsOff(order.redeemedPoints) }
  return adjustmentKinds
    .map((kind, index) => ({ sequence: index + 1, kind, amount: amounts[kind] }))
    .filter(({ amount }) => amount !== 0)
}

/** Sum of one kind (paisa). */
export const adjustedBy = (
  adjustments: readonly Pick<Adjustment, 'kind' | 'amount'>[],
  kind: AdjustmentKind,
) => sum(adjustments.filter((one) => one.kind === kind).map(({ amount }) => amount))

/** Negative paisa. */
export const pointsOff = (points: number) => (0 - worth(points)) as Paisa
