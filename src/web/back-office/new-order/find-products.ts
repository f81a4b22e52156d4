import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import { fold } from '#shop/fold.ts'
import type { Answer, RouteName } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { Send } from '../../app/api/send.ts'

export type Product = Answer<'adminProducts'>['data'][number]
export type Scannable = Pick<Product, 'number' | 'sku' | 'barcode'> & {
  /** of a scale's label */
  labelGrams?: number | null
}

const most = 8
/** How many matches are ranked. */
const lookedAt = 60

/** Products on sale that match a name or code; the one with that number first. */
export const findProducts = async (send: Send<RouteName>, text: string): Promise<Product[]> =>
  (await findAnyProducts(send, text)).filter(({ published }) => published)

/** Like `findProducts`, with drafts. */
export async function findAnyProducts(send: Send<RouteName>, text: string): Promise<Product[]> {
  const [byNumber, byText] = await Promise.all([
    /^\d{1,9}$/.test(text) ? productOf(send, text) : null,
    send('adminProducts', { query: { q: text, limit: lookedAt } }),
  ])
  const others = byText.data.filter(({ id }) => id !== byNumber?.id)
  return bestMatches(byNumber === null ? others : [byNumber, ...others], text)
}

/** The product with that number first, then the likeliest few. */
export function bestMatches<P extends Scannable & Pick<Product, 'name' | 'brand'>>(
  found: readonly P[],
  text: string,
): P[] {
  const numbered = found.find(({ number }) => String(number) === text)
  const others = found.filter((one) => one !== numbered)
  const likely = likeliest(others, text).slice(0, most)
  return numbered === undefined ? likely : [numbered, ...likely]
}

/** Ranks an exact code first, then the exact name, a kind of it, a name that begins so, a word that does. */
export function likeliest<P extends Pick<Product, 'name' | 'brand' | 'sku'>>(
  found: readonly P[],
  text: string,
): P[] {
  const typed = fold(text)
  const rank = ({ name, brand, sku }: P) => {
    if (sku === text.trim()) return -1
    const [first = ''] = fold(name).split(',')
    if (first === typed) return 0
    // Fresh milk is milk; milk toffees are toffees.
    if (first.endsWith(` ${typed}`)) return 1
    if (first.startsWith(typed)) return 2
    if (wordsOf(first).some((word) => word.startsWith(typed))) return 3
    return wordsOf(`${name} ${brand}`).some((word) => word.startsWith(typed)) ? 4 : 5
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}

const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u)

async function productOf(send: Send<RouteName>, id: string): Promise<Product | null> {
  try {
    return (await send('adminProduct', { params: { id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The single product with this code, number or barcode, or the only match; null if it is ambiguous. */
export function exactMatch<P extends Scannable>(found: readonly P[], text: string): P | null {
  const exact = found.find(({ sku, number }) => sku === text || String(number) === text)
  if (exact !== undefined) return exact
  const barcode = readBarcode(text)
  const scanned = found.filter((product) => barcode !== null && product.barcode === barcode)
  const [only] = scanned.length > 0 ? scanned : found
  // A label without a weight names no quantity.
  if (typeof only?.labelGrams === 'number') return only.labelGrams > 0 ? only : null
  return (scanned.length || found.length) === 1 ? (only ?? null) : null
}
