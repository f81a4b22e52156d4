import { byFacet, type FacetName, facets as countsOf } from '#shop/catalogue/lists/facets.ts'
import type { ProductSort } from '#shop/catalogue/product.ts'
import { plainDigits } from '#shop/digits.ts'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import { pageIn } from '../../parts/pages-around.ts'
import { sortIn } from '../../parts/sort.tsx'

type FacetTexts = { [facet in FacetName]?: readonly string[] | undefined }

/** `min` and `max` in rupees. */
type ListFilters = FacetTexts & {
  min?: number | undefined
  max?: number | undefined
  offers?: boolean | undefined
  stock?: boolean | undefined
  rating?: number | undefined
}

export type ListView = ListFilters & { page: number; sort: ProductSort | undefined }

/** A value that all the products have, or none, isn't offered. */
export const narrows = ({ total }: { total: number }, count: number) => count > 0 && count < total

type Counts = Pick<WireFacets, 'total' | 'brands' | 'countries'>

/** The values of a facet that are chosen or can be: a single one says nothing. */
export function offeredIn(facets: Counts, view: ListFilters, facet: FacetName) {
  const values = facets[countsOf[facet].counts].filter(
    ({ name, count }) => narrows(facets, count) || isChosen(view, facet, name),
  )
  return values.length > 1 || view[facet] !== undefined ? values : []
}

const maxTexts = 12

/** Ignores unknown and invalid parameters. */
export function listViewIn(params: URLSearchParams): ListView {
  const [min, max] = [priceIn(params, 'min'), priceIn(params, 'max')]
  const isReversed = Number(min) > Number(max)
  const rating = params.get('rating') ?? ''
  return {
    ...byFacet((facet) => textsIn(params, facet)),
    min: isReversed ? max : min,
    max: isReversed ? min : max,
    offers: params.get('offers') === '1',
    stock: params.get('stock') === '1',
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    page: pageIn(params),
    sort: sortIn(params),
  }
}

const priceIn = (params: URLSearchParams, name: string) => priceOf(params.get(name) ?? '')

/** `pattern` of a field that `priceOf` reads, with Western, Arabic and Urdu digits. */
export const typedPrice = '\\s*[\\d٠-٩۰-۹,٬]{1,11}([.٫][\\d٠-٩۰-۹]{1,2})?\\s*'

/** A typed price in rupees, such as "1,250" or "۱٬۲۵۰"; undefined if invalid. */
export function priceOf(typed: string): number | undefined {
  const text = plainDigits(typed).replaceAll(',', '').trim()
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

function textsIn(params: URLSearchParams, facet: FacetName): string[] | undefined {
  const fits = (text: string) => text.length <= 200 && /^[^\p{Cc}\p{Cs}]+$/u.test(text)
  const named = params.getAll(facet).map((text) => text.trim())
  const byKey = new Map(named.filter(fits).map((text) => [text.toLowerCase(), text]))
  return byKey.size === 0 ? undefined : [...byKey.values()].slice(0, maxTexts)
}

/** Filters by their API names. */
export const filtersOf = ({ min, max, offers, stock, rating, ...view }: ListFilters) => ({
  ...byFacet((facet) => view[facet]),
  min,
  max,
  offers: offers ? ('1' as const) : undefined,
  in_stock: stock ? ('1' as const) : undefined,
  rating,
})

/** Address of a view of the list at `path`. */
export function addressOf(path: string, view: ListView): string {
  const [place = '', given] = path.split('?')
  const query = new URLSearchParams(given)
  const { in_stock: stock, rating, ...filters } = filtersOf(view)
  const page = view.page > 1 ? view.page : undefined
  for (const [name, value] of Object.entries({ ...filters, stock, rating, sort: view.sort, page }))
    for (const one of [value ?? []].flat()) query.append(name, String(one))
  return query.size === 0 ? place : `${place}?${query}`
}

/** How many filters there are; a range of prices is one. */
export const countFilters = ({ min, max, ...view }: ListFilters) =>
  Object.values(filtersOf({ ...view, min: min ?? max }))
    .flat()
    .filter((one) => one !== undefined).length

/** Filtered lists aren't indexed: search engines find the whole list. */
export const isNarrowed = (view: ListFilters) => countFilters(view) > 0

export const isChosen = (view: ListFilters, facet: FacetName, text: string) =>
  view[facet]?.some((one) => isSameText(one, text)) === true

export const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Toggles a text of a facet. */
export function withText(view: ListView, facet: FacetName, text: string): ListView {
  const texts = view[facet] ?? []
  const others = texts.filter((one) => !isSameText(one, text))
  return { ...view, [facet]: others.length < texts.length ? others : [...others, text], page: 1 }
}
