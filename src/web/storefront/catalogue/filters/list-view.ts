import type { ProductSort } from '#shop/catalogue/product.ts'
import { plainDigits } from '#shop/digits.ts'
import { pageIn } from '../../parts/pages-around.ts'
import { sortIn } from '../../parts/sort.tsx'

/** `min` and `max` in rupees. */
type ListFilters = {
  brands?: readonly string[] | undefined
  min?: number | undefined
  max?: number | undefined
  offers?: boolean | undefined
  stock?: boolean | undefined
  rating?: number | undefined
}

export type ListView = ListFilters & { page: number; sort: ProductSort | undefined }

const mostBrands = 12

/** Ignores unknown and invalid parameters. */
export function listViewIn(asked: URLSearchParams): ListView {
  const [min, max] = [priceIn(asked, 'min'), priceIn(asked, 'max')]
  const brands = brandsIn(asked)
  const rating = asked.get('rating') ?? ''
  return {
    ...(brands.length > 0 && { brands }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && max >= (min ?? 0) && { max }),
    ...(asked.get('offers') === '1' && { offers: true }),
    ...(asked.get('stock') === '1' && { stock: true }),
    ...(/^[1-5]$/.test(rating) && { rating: Number(rating) }),
    page: pageIn(asked),
    sort: sortIn(asked),
  }
}

const priceIn = (asked: URLSearchParams, name: string) => priceOf(asked.get(name) ?? '')

/** `pattern` of a field that `priceOf` reads, with Western, Arabic and Urdu digits. */
export const typedPrice = '\\s*[\\d٠-٩۰-۹]{1,8}([.٫][\\d٠-٩۰-۹]{1,2})?\\s*'

/** A typed price in rupees, with Western, Arabic or Urdu digits; undefined if invalid. */
export function priceOf(typed: string): number | undefined {
  const text = plainDigits(typed).trim()
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

function brandsIn(asked: URLSearchParams): string[] {
  const named = asked.getAll('brand').map((name) => name.trim())
  const fits = (name: string) =>
    name !== '' && name.length <= 200 && name.isWellFormed() && !/\p{Cc}/u.test(name)
  const byKey = new Map(named.filter(fits).map((name) => [name.toLowerCase(), name]))
  return [...byKey.values()].slice(0, mostBrands)
}

/** Filters by their API names. */
export const filtersOf = ({ brands, min, max, offers, stock, rating }: ListFilters) => ({
  ...(brands && { brand: brands }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(offers && { offers: '1' as const }),
  ...(stock && { in_stock: '1' as const }),
  ...(rating !== undefined && { rating }),
})

/** Address of a view of the list at `path`. */
export function addressOf(
  path: string,
  { brands = [], min, max, offers, stock, rating, sort, page }: ListView,
): string {
  const [place = '', given] = path.split('?')
  const query = new URLSearchParams(given)
  for (const brand of brands) query.append('brand', brand)
  const rest = {
    min,
    max,
    offers: offers && 1,
    stock: stock && 1,
    rating,
    sort,
    page: page > 1 && page,
  }
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== false) query.set(name, String(value))
  return query.size === 0 ? place : `${place}?${query}`
}

/** Filtered lists aren't indexed: search engines find the whole list. */
export const isNarrowed = (view: ListFilters) => Object.keys(filtersOf(view)).length > 0

export const isSameBrand = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Toggles a brand. */
export function withBrand({ brands = [], ...view }: ListView, name: string): ListView {
  const others = brands.filter((one) => !isSameBrand(one, name))
  return { ...view, brands: others.length < brands.length ? others : [...others, name], page: 1 }
}
