import type { FoundPlace } from '#shop/search/indexed/place-index.ts'
import type { Product } from '#shop/catalogue/product.ts'

export type Suggested = {
  products: Product[]
  total: number
  places: FoundPlace[]
  brands: string[]
  /** what the begun word may become */
  words: string[]
  /** the text probably meant; null if it was typed correctly */
  corrected: string | null
}

export type Entry =
  | { kind: 'recent'; text: string }
  | { kind: 'clear' }
  | { kind: 'popular'; text: string }
  | { kind: 'meant'; text: string }
  | { kind: 'word'; text: string }
  | { kind: 'brand'; text: string }
  | { kind: 'place'; place: FoundPlace }
  | { kind: 'product'; product: Product }
  | { kind: 'all'; total: number }

const maxRecent = 5

/** Before anything is typed. */
export const entriesBefore = (recent: readonly string[], popular: readonly string[]): Entry[] => [
  ...recent.slice(0, maxRecent).map((text): Entry => ({ kind: 'recent', text })),
  ...(recent.length > 0 ? [{ kind: 'clear' } as const] : []),
  ...popular
    .filter((text) => !recent.slice(0, maxRecent).includes(text))
    .map((text): Entry => ({ kind: 'popular', text })),
]

/** On a small screen one category leaves room for products. */
export const entriesOf = (
  { products, total, places, brands, words, corrected }: Suggested,
  { isSmall = false } = {},
): Entry[] => [
  ...words.map((text): Entry => ({ kind: 'word', text })),
  ...(corrected === null ? [] : [{ kind: 'meant', text: corrected } as const]),
  ...(isSmall && products.length > 0 ? places.slice(0, 1) : places).map((place): Entry => ({
    kind: 'place',
    place,
  })),
  ...brands.map((text): Entry => ({ kind: 'brand', text })),
  ...products.map((product): Entry => ({ kind: 'product', product })),
  ...(total > products.length ? [{ kind: 'all', total } as const] : []),
]

/** Position of the arrow keys: -1 is the text field. An entry's further cells have actions of their own. */
export type Cursor = { at: number; cell: number }
export const nowhere: Cursor = { at: -1, cell: 0 }
/** Plus, of a product in the cart. */
export const plusCell = 2

export const cellId = (list: string, { at, cell }: Cursor) => `${list}-${at}-${cell}`

/**
 * Where an arrow key leads; null: leave the key to the text field, which also follows the last entry. `turned`: the
 * cells of an entry stand from right to left.
 */
export function moved(
  cursor: Cursor,
  key: string,
  cells: readonly number[],
  turned = false,
): Cursor | null {
  const { at, cell } = cursor
  const round = cells.length + 1
  if (key === 'ArrowDown') return { at: ((at + 2) % round) - 1, cell: 0 }
  if (key === 'ArrowUp') return { at: ((at + round) % round) - 1, cell: 0 }
  if (at < 0) return null
  const onward = key === (turned ? 'ArrowLeft' : 'ArrowRight')
  const back = key === (turned ? 'ArrowRight' : 'ArrowLeft')
  if (onward && cell + 1 < (cells[at] ?? 1)) return { at, cell: cell + 1 }
  if (back && cell > 0) return { at, cell: cell - 1 }
  return null
}
