import type { Product } from './product.ts'

type Named = { name: string; brand: string; family: string | null }
type Placed = Named & { path: string }

/** The same for all sizes of one product within their category. */
export const sizeGroup = ({ name, brand, family }: Named) => family ?? `${name} | ${brand}`

/** The same for all sizes of one product, and for nothing else. */
export const sizeKey = (product: Placed) => `${product.path} | ${sizeGroup(product)}`

/** The same of what may not be there. */
export const sizeKeyOf = (product: Placed | undefined) =>
  product === undefined ? '' : sizeKey(product)

/** Of each product the size that comes first. */
export function onePerProduct<T>(sizes: readonly T[], keyOf: (size: T) => string): T[] {
  const seen = new Set<string>()
  return sizes.filter((size) => {
    const key = keyOf(size)
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/** The smallest first where all are measured alike, else in the order in which they were listed. */
export function inOrder(sizes: readonly Product[]): Product[] {
  const unit = sizes[0]?.pack.unit
  const alike = unit && sizes.every(({ pack }) => pack.unit === unit)
  const amount = ({ pack }: Product) => (alike ? (pack.amount ?? 0) : 0)
  return sizes.toSorted((a, b) => amount(a) - amount(b) || a.number - b.number)
}
