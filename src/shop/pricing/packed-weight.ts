import type { Paisa } from '../money.ts'
import type { Packed } from './weight.ts'

/** Grams of `quantity` of what was weighed, rounded. */
export const gramsOfPacked = (quantity: number, packed: Pick<Packed, 'grams' | 'quantity'>) =>
  Math.round((packed.grams * quantity) / packed.quantity)

/** What a kilogram costs (paisa, rounded) if so many grams cost `amount`: less than the price if only the most is charged. */
export const perKiloOf = (amount: Paisa, grams: number) =>
  Math.round((amount * 1000) / grams) as Paisa
