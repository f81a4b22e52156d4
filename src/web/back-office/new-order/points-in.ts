import { plainDigits } from '#shop/digits.ts'

/** Points in a text, 0 to `most`; empty: 0; null: no such number. */
export function pointsIn(text: string, most: number): number | null {
  const digits = plainDigits(text.trim())
  if (!/^\d{0,9}$/.test(digits)) return null
  return Number(digits) > most ? null : Number(digits)
}
