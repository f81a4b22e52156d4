import { less, nothing, type Paisa } from '../money.ts'

/** Paisa; goods below `minimum` aren't delivered, from `freeAbove` delivery is free. */
export type Terms = { fee: Paisa; minimum: Paisa; freeAbove: Paisa | null }

/** Assumed without an address; `zone`: the name of the zone whose terms they are. */
export type LikelyTerms = Terms & { zone: string }

/** Paisa; `subtotal` before points. */
export const feeFor = ({ fee, freeAbove }: Terms, subtotal: Paisa) =>
  freeAbove !== null && subtotal >= freeAbove ? nothing : fee

/** Paisa missing to the minimum; 0 if reached. */
export const shortOf = ({ minimum }: Terms, subtotal: Paisa) =>
  subtotal < minimum ? less(minimum, subtotal) : nothing

/** Paisa missing to free delivery; null: never free, or free already. */
export const untilFree = (terms: Terms, subtotal: Paisa) =>
  terms.freeAbove !== null && feeFor(terms, subtotal) > 0 ? less(terms.freeAbove, subtotal) : null

/**
 * For a buyer whose address is unknown: the terms of the zone with the lowest free-delivery threshold, else
 * of the first zone, without a minimum. `zones` in order of precedence; null: no zones.
 */
export function likelyTerms(zones: readonly (Terms & { name: string })[]): LikelyTerms | null {
  const [first] = lowestFree(zones, nothing)?.zones ?? []
  const zone = zones.find(({ name }) => name === first) ?? zones[0]
  if (zone === undefined) return null
  return { zone: zone.name, fee: zone.fee, minimum: nothing, freeAbove: zone.freeAbove }
}

/** `elsewhere`: lowest and highest charge in other places; `isOnlyThere`: the shop doesn't deliver to any. */
export type FreeFrom = {
  amount: Paisa
  zones: string[]
  elsewhere: { from: Paisa; to: Paisa }
  isOnlyThere: boolean
}

/** Lowest free-delivery threshold and its zones; null: none. `usual`: the shop's own charge outside of all zones; null: it doesn't deliver there. */
export function lowestFree(
  zones: readonly (Terms & { name: string })[],
  usual: Paisa | null,
): FreeFrom | null {
  const free = zones.flatMap(({ name, fee, freeAbove, minimum }) =>
    fee === 0 ? [{ name, from: minimum }] : freeAbove === null ? [] : [{ name, from: freeAbove }],
  )
  const [first] = free.toSorted((a, b) => a.from - b.from)
  if (first === undefined) return null
  const zonesOfIt = free.filter(({ from }) => from === first.from).map(({ name }) => name)
  const fees = zones.filter(({ name }) => !zonesOfIt.includes(name)).map(({ fee }) => fee)
  const all = [...(usual === null ? [] : [usual]), ...fees].toSorted((a, b) => a - b)
  const elsewhere = { from: all[0] ?? nothing, to: all.at(-1) ?? nothing }
  return { amount: first.from, zones: zonesOfIt, elsewhere, isOnlyThere: all.length === 0 }
}
