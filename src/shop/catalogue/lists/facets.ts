/**
 * The texts of products that lists are filtered by, each under its name in addresses and calls. `column` is the column
 * of `product`, `counts` the name in the public answer.
 */
export const facets = {
  brand: { column: 'brand', counts: 'brands' },
  country: { column: 'country_of_origin', counts: 'countries' },
} as const satisfies Record<string, { column: string; counts: string }>

type Facets = typeof facets
export type FacetName = keyof Facets
type FacetColumn = Facets[FacetName]['column']
export type FacetTexts = Record<FacetColumn, string>

export const facetNames = Object.keys(facets) as FacetName[]

export const byFacet = <Value>(value: (name: FacetName) => Value) =>
  Object.fromEntries(facetNames.map((name) => [name, value(name)])) as Record<FacetName, Value>

export const byFacetColumn = <Value>(value: (column: FacetColumn) => Value) =>
  keyed('column', (name) => value(facets[name].column)) as Record<FacetColumn, Value>

/** A value for each facet by its name in the public answer. */
export const byCounts = <Value>(value: (name: FacetName) => Value) =>
  keyed('counts', value) as Record<Facets[FacetName]['counts'], Value>

const keyed = <Value>(key: 'column' | 'counts', value: (name: FacetName) => Value) =>
  Object.fromEntries(facetNames.map((name) => [facets[name][key], value(name)]))
