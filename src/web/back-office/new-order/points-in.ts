import { plainDigits } from '#shop/digits.ts'

/** How many points a text says, from 0 to `most`; empty are none, null: it says no such number. */
export function pointsIn(text: string, most: number): number | null {
  const digits = plainDigits(text.trim())
  if (!/^\d{0,9}$/.test(digits)) return null
  return Number(digits) > most ? null : Number(digits)
}
