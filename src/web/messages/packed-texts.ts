import type { Paisa } from '#shop/money.ts'
import { gramsOfPacked, type PackedLine, perKiloOf } from '#shop/pricing/packed-weight.ts'
import { weightText } from './weight-text.ts'

type T = Parameters<typeof weightText>[0] & { money: (amount: Paisa) => string }

/** "1.15 kg" of `quantity` weighed units, and what a kilogram costs. `t` has the `gramsMessages`. */
export const packedTexts = (t: T, quantity: number, line: PackedLine) => ({
  weight: weightText(t, gramsOfPacked(quantity, line.packed)),
  price: t.money(perKiloOf(line)),
})
