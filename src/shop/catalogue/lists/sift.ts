import type { PriceList } from '../../person.ts'
import { type FacetColumns, flags } from './facet-columns.ts'
import { byFacet, type FacetName, facetNames } from './facets.ts'
import { type FacetCounts, type Filters, priceBands, ratingSteps } from './filters.ts'
import { makeTally, makeTextTally } from './tally.ts'

export type SiftQuery = {
  filters: Filters
  priceList: PriceList
  /** One of each family is counted. */
  families: boolean
}

/** `passes`: 1 for the place of each product that every filter lets through. */
export type Sifted = { counts: FacetCounts; passes: Uint8Array; places: Int32Array }

/** The kinds of filters, a bit each. */
const category = 1
const price = 2
const offers = 4
const stock = 8
const rating = 16
const firstFacet = 32

/** The bits of what a product counts for; the bands of prices begin at `firstBand`. */
const isMatch = 1
const isOffer = 2
const isInStock = 4
const firstRating = 8
const firstBand = firstRating << ratingSteps.length

/** Which of these places pass the filters, and what each filter would leave: one look at each. */
export function sift(columns: FacetColumns, among: Int32Array, query: SiftQuery): Sifted {
  const { filters } = query
  const own = columns.get()
  const prices = own[query.priceList]
  const offerFlag = query.priceList === 'retail' ? flags.onOfferRetail : flags.onOfferWholesale
  const chosenCategories = columns.categoriesUnder(filters.categories)
  const least = filters.least ?? -Infinity
  const most = filters.most ?? Infinity
  const minRating = (filters.rating ?? 0) * 10
  const passes = new Uint8Array(columns.products.length)
  const places = new Int32Array(among.length)
  const tally = makeTally(columns)
  const byName = byFacet((name) => ({
    miss: firstFacet << facetNames.indexOf(name),
    numbers: own[name],
    wanted: wantedOf(columns, name, filters.facets[name]),
    tally: makeTextTally(columns, name),
  }))
  const facets = Object.values(byName)
  let [count, lowest, highest] = [0, Infinity, -Infinity]

  for (let at = 0; at < among.length; at += 1) {
    const place = among[at] ?? 0
    const cost = prices[place] ?? 0
    const flag = own.flags[place] ?? 0
    const stars = own.rating[place] ?? 0
    const hasOffer = (flag & offerFlag) !== 0
    const isThere = (flag & flags.soldOut) === 0
    let misses = 0
    if (chosenCategories !== null && chosenCategories[own.category[place] ?? 0] === 0)
      misses |= category
    if (cost < least || cost > most) misses |= price
    if (filters.offers && !hasOffer) misses |= offers
    if (filters.inStock && !isThere) misses |= stock
    if (stars < minRating) misses |= rating
    for (let index = 0; index < facets.length; index += 1) {
      const facet = facets[index]
      if (facet?.wanted && facet.wanted[(facet.numbers[place] ?? -1) + 1] === 0)
        misses |= facet.miss
    }
    if ((misses & (misses - 1)) !== 0) continue
    let bits = misses === 0 ? isMatch : 0
    if ((misses & ~offers) === 0 && hasOffer) bits |= isOffer
    if ((misses & ~stock) === 0 && isThere) bits |= isInStock
    if ((misses & ~rating) === 0) bits |= ratingBits[stars] ?? 0
    if ((misses & ~price) === 0) {
      bits |= bandBits(cost)
      if (cost < lowest) lowest = cost
      if (cost > highest) highest = cost
    }
    const family = query.families ? (own.family[place] ?? -1) : -1
    tally.add(family, bits)
    if ((misses & ~category) === 0) tally.addToCategory(family, own.category[place] ?? 0)
    for (let index = 0; index < facets.length; index += 1) {
      const facet = facets[index]
      if (facet && (misses & ~facet.miss) === 0) facet.tally.add(family, facet.numbers[place] ?? -1)
    }
    if (misses !== 0) continue
    passes[place] = 1
    places[count] = place
    count += 1
  }

  const countOf = tally.end()
  return {
    passes,
    places: places.subarray(0, count),
    counts: {
      total: countOf(isMatch),
      categories: tally.categories(),
      facets: byFacet((name) => byName[name].tally.found(filters.facets[name])),
      lowest: lowest === Infinity ? null : lowest,
      highest: highest === -Infinity ? null : highest,
      bands: priceBands.map((_, index) => countOf(firstBand << index)),
      offers: countOf(isOffer),
      inStock: countOf(isInStock),
      ratings: ratingSteps.map((_, index) => countOf(firstRating << index)),
    },
  }
}

/** By ten times the stars. */
const ratingBits = Uint16Array.from({ length: 256 }, (_, stars) =>
  ratingSteps.reduce(
    (bits, least, index) => (stars >= least * 10 ? bits | (firstRating << index) : bits),
    0,
  ),
)
const lowEdges = Float64Array.from(priceBands, ({ least }) => least ?? -Infinity)
const highEdges = Float64Array.from(priceBands, ({ most }) => most ?? Infinity)

function bandBits(cost: number): number {
  let bits = 0
  for (let index = 0; index < lowEdges.length; index += 1)
    if (cost >= (lowEdges[index] ?? 0) && cost <= (highEdges[index] ?? 0))
      bits |= firstBand << index
  return bits
}

/** A 1 at the number of each wanted text; null: no filter. */
function wantedOf(
  columns: FacetColumns,
  facet: FacetName,
  names: readonly string[],
): Uint8Array | null {
  if (names.length === 0) return null
  const wanted = new Uint8Array(columns.textsOf(facet).length + 1)
  for (const name of names) wanted[(columns.numberOf(facet, name) ?? -2) + 1] = 1
  return wanted
}
