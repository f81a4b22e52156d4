import { less, nothing, type Paisa } from '../money.ts'

/** Paisa; goods below `minimum` aren't delivered, from `freeAbove` delivery is free. */
export type Terms = { fee: Paisa; minimum: Paisa; freeAbove: Paisa | null }

/** Paisa; `subtotal` before points. */
export const feeFor = ({ fee, freeAbove }: Terms, subtotal: Paisa) =>
  freeAbove !== null && subtotal >= freeAbove ? nothing : fee

/** Paisa missing to the minimum; 0 if reached. */
export const shortOf = ({ minimum }: Terms, subtotal: Paisa) =>
  subtotal < minimum ? less(minimum, subtotal) : nothing

/** Paisa missing to free delivery; null: never free, or free already. */
export const untilFree = (terms: Terms, subtotal: Paisa) =>
  terms.freeAbove !== null && feeFor(terms, subtotal) > 0 ? less(terms.freeAbove, subtotal) : null

export type FreeFrom = { amount: Paisa; zones: string[] }

/** Lowest free-delivery threshold and its zone; null: none. */
export function lowestFree(zones: readonly (Terms & { name: string })[]): FreeFrom | null {
  const free = zones.flatMap(({ name, fee, freeAbove, minimum }) =>
    fee === 0 ? [{ name, from: minimum }] : freeAbove === null ? [] : [{ name, from: freeAbove }],
  )
  const [first] = free.toSorted((a, b) => a.from - b.from)
  if (first === undefined) return null
  const zonesOfIt = free.filter(({ from }) => from === first.from).map(({ name }) => name)
  return { amount: first.from, zones: zonesOfIt }
}
