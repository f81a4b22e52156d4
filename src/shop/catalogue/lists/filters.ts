import type { Paisa } from '../../money.ts'
import { byFacet, type FacetName } from './facets.ts'

/** What of a list is to be shown; each kind that is left out lets everything through. */
export type Filters = {
  /** Paths of categories; what stands on these and under them. */
  categories: readonly string[]
  /** Texts in any case; a product has one of them. */
  facets: Readonly<Record<FacetName, readonly string[]>>
  /** The lowest and highest price for this buyer, both included. */
  least: Paisa | null
  most: Paisa | null
  offers: boolean
  inStock: boolean
  /** The least average of stars, as it is shown. */
  rating: number | null
}

export const noFilters: Filters = {
  categories: [],
  facets: byFacet(() => []),
  least: null,
  most: null,
  offers: false,
  inStock: false,
  rating: null,
}

/** Ranges of prices in paisa that are counted; null: open. */
export const priceBands: readonly { least: number | null; most: number | null }[] = [
  { least: null, most: 100_00 },
  { least: 100_00, most: 250_00 },
  { least: 250_00, most: 500_00 },
  { least: 500_00, most: 1000_00 },
  { least: 1000_00, most: 2500_00 },
  { least: 2500_00, most: null },
]

export const ratingSteps = [4, 3] as const

/** A text as the first product writes it. */
export type TextCount = { name: string; count: number }

/**
 * How many cards there would be with each choice, beside what is chosen of the other kinds: what is chosen of
 * its own kind does not narrow a count.
 */
export type FacetCounts = {
  total: number
  /** By path of the item category. */
  categories: ReadonlyMap<string, number>
  /** The most frequent first. */
  facets: Readonly<Record<FacetName, readonly TextCount[]>>
  /** What the cheapest and the dearest cost; null: there is nothing. */
  lowest: number | null
  highest: number | null
  /** In the order of `priceBands`. */
  bands: readonly number[]
  offers: number
  inStock: number
  /** In the order of `ratingSteps`. */
  ratings: readonly number[]
}
