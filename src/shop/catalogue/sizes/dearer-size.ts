import type { Paisa } from '../../money.ts'
import type { Pack } from '../product.ts'

/** A size of a product with its price of today (paisa). */
export type PricedSize = { pack: Pack; price: Paisa }

/** `fair`: what the larger pack would cost at the price of the smaller one (paisa). */
export type DearerSize = { larger: PricedSize; smaller: PricedSize; fair: Paisa }

/**
 * A larger pack that costs more for its amount than a smaller one, if `own` is either of them; null: none.
 * The worst of several.
 */
export function dearerSize(own: PricedSize, others: readonly PricedSize[]): DearerSize | null {
  const [worst] = others
    .flatMap((other) => pairOf(own, other) ?? [])
    .filter(({ larger, fair }) => larger.price > fair)
    .toSorted((a, b) => b.larger.price / b.fair - a.larger.price / a.fair)
  return worst ?? null
}

function pairOf(a: PricedSize, b: PricedSize): DearerSize | null {
  const [amount, other] = [a.pack.amount, b.pack.amount]
  if (amount === null || other === null || a.pack.unit !== b.pack.unit || amount === other)
    return null
  const [larger, smaller] = amount > other ? [a, b] : [b, a]
  const share = Math.max(amount, other) / Math.min(amount, other)
  return { larger, smaller, fair: Math.round(smaller.price * share) as Paisa }
}
