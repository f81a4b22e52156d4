import { less, nothing, type Paisa } from '../money.ts'

/** What a zone asks: its fee, from which amount of goods on it is served, and from which on it costs nothing. */
export type Terms = { fee: Paisa; minimum: Paisa; freeAbove: Paisa | null }

/** Shipping for so many goods (before points). */
export const feeFor = ({ fee, freeAbove }: Terms, subtotal: Paisa) =>
  freeAbove !== null && subtotal >= freeAbove ? nothing : fee

/** What is missing to the zone's minimum; nothing when it is reached. */
export const shortOf = ({ minimum }: Terms, subtotal: Paisa) =>
  subtotal < minimum ? less(minimum, subtotal) : nothing

/** How much more makes it free; null when it never is, or costs nothing as it is. */
export const untilFree = (terms: Terms, subtotal: Paisa) =>
  terms.freeAbove !== null && feeFor(terms, subtotal) > 0 ? less(terms.freeAbove, subtotal) : null

export type FreeFrom = { amount: Paisa; zones: string[] }

/** The lowest amount from which delivery is free somewhere, and where that is; null: nowhere. */
export function lowestFree(zones: readonly (Terms & { name: string })[]): FreeFrom | null {
  const free = zones.flatMap(({ name, fee, freeAbove, minimum }) =>
    fee === 0 ? [{ name, from: minimum }] : freeAbove === null ? [] : [{ name, from: freeAbove }],
  )
  const [first] = free.toSorted((a, b) => a.from - b.from)
  if (first === undefined) return null
  const zonesOfIt = free.filter(({ from }) => from === first.from).map(({ name }) => name)
  return { amount: first.from, zones: zonesOfIt }
}
