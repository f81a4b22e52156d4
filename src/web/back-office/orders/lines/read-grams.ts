import { plainDigits } from '#shop/digits.ts'
import { maxPackedGrams } from '#shop/pricing/weight.ts'

/** From this figure on, a weight without a unit is in grams: nobody means 40 kg of meat by "40". */
const leastPlainGrams = 20

/** Whole grams of "1.2 kg", "1.2", "1200 g" or "1200"; null: it is no weight. */
export function readGrams(text: string): number | null {
  const [, figure, unit] =
    /^(\d{1,7}(?:\.\d{1,3})?)\s*(kg|g|کلو|گرام)?$/.exec(plainDigits(text).trim().toLowerCase()) ??
    []
  if (figure === undefined) return null
  const isKilos = unit === 'kg' || unit === 'کلو' || (unit === undefined && isPlainKilos(figure))
  const grams = Math.round(Number(figure) * (isKilos ? 1000 : 1))
  return grams > 0 && grams <= maxPackedGrams ? grams : null
}

const isPlainKilos = (figure: string) => figure.includes('.') || Number(figure) < leastPlainGrams

/** A tenth of a weight that is about ten times the usual one: the point was left out; null: it fits. */
export function withPoint(grams: number, usual: number): number | null {
  const times = grams / usual
  return times >= 7.5 && times <= 12.5 ? Math.round(grams / 10) : null
}
