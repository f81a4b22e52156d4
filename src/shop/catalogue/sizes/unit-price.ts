import type { Paisa } from '../../money.ts'
import type { Pack } from '../product.ts'

export type Measure = 'kg' | '100g' | 'l' | '100ml' | 'm' | 'piece'

/** What a measure of the goods costs (paisa, rounded to rupees from Rs. 10 on), and which measure. */
export type UnitPrice = { price: Paisa; per: Measure }

/**
 * A pack's price by the kilogram or litre, or by 100 g or ml where the pack is under 250, or by the
 * piece or metre. Null where the pack is not understood, and where it is exactly one measure: its own
 * price says it already. Beside other sizes of one product, all are compared by one measure, also one
 * that is exactly that.
 */
export function unitPriceOf(
  price: Paisa,
  { amount, unit }: Pack,
  beside: readonly Pack[] = [],
): UnitPrice | null {
  if (amount === null || price <= 0) return null
  const alike = beside.flatMap((other) => (other.unit === unit ? [other.amount ?? 0] : []))
  const { per, size } = measureOf(Math.max(amount, ...alike), unit)
  if (amount === size) return alike.length > 1 ? { price, per } : null
  return { price: rounded((price * size) / amount), per }
}

const rounded = (amount: number) =>
  (amount < 1000 ? Math.round(amount) : Math.round(amount / 100) * 100) as Paisa

function measureOf(largest: number, unit: NonNullable<Pack['unit']>) {
  const small = largest < 250
  if (unit === 'g') return small ? measure('100g', 100) : measure('kg', 1000)
  if (unit === 'ml') return small ? measure('100ml', 100) : measure('l', 1000)
  return unit === 'm' ? measure('m', 1) : measure('piece', 1)
}

const measure = (per: Measure, size: number) => ({ per, size })
