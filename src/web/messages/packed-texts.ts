import type { Paisa } from '#shop/money.ts'
import { gramsOfPacked, perKiloOf } from '#shop/pricing/packed-weight.ts'
import type { Packed } from '#shop/pricing/weight.ts'
import { weightText } from './weight-text.ts'

type T = Parameters<typeof weightText>[0] & { money: (amount: Paisa) => string }

/** "1.15 kg" and what a kilogram costs, so that both make the amount of `quantity` weighed units. `t` has the `gramsMessages`. */
export function packedTexts(
  t: T,
  quantity: number,
  amount: Paisa,
  packed: Pick<Packed, 'grams' | 'quantity'>,
) {
  const grams = gramsOfPacked(quantity, packed)
  return { weight: weightText(t, grams), price: t.money(perKiloOf(amount, grams)) }
}
