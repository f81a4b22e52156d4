import { levelsOf, type ProductDraft } from './product-draft.ts'
import { isSoldOut, type Product } from './product.ts'

type Named = Pick<ProductDraft, 'name' | 'brand' | 'shelf' | 'pack' | 'family'>

/**
 * What the sizes of one thing have in common: the family that was given to them, else name and brand,
 * in one category. Null for what has neither a family nor a pack: nothing would tell its sizes apart.
 */
export function familyOf({ name, brand, shelf, pack, family }: Named): string | null {
  const path = levelsOf(shelf).at(-1)?.path ?? ''
  if (family !== null) return `${path} | ${family}`
  return pack.trim() === '' ? null : `${path} | ${name} | ${brand}`
}

/** The smallest first; what is not measured comes last, in the order of its number. */
export const bySize = (a: Product, b: Product) =>
  unitOf(a) - unitOf(b) || (a.pack.amount ?? 0) - (b.pack.amount ?? 0) || a.number - b.number

const units = ['g', 'ml', 'm', 'pcs'] as const
const unitOf = ({ pack }: Product) => (pack.unit === null ? units.length : units.indexOf(pack.unit))

/** A product and the other sizes of its family, the smallest first; alone when it has none. */
export const sizesOf = (product: Product): readonly Product[] =>
  product.sizes ? [product, ...product.sizes].toSorted(bySize) : [product]

/**
 * One card for a family, of all its sizes: the one that was found leads, unless it is sold out and another is
 * not; then the smallest of those that can be had.
 */
export function ledBy(found: Product, family: readonly Product[]): Product {
  const others = family.filter(({ id }) => id !== found.id).toSorted(bySize)
  if (others.length === 0) return found
  const lead = isSoldOut(found) ? (others.find((one) => !isSoldOut(one)) ?? found) : found
  return { ...lead, sizes: [found, ...others].filter(({ id }) => id !== lead.id).toSorted(bySize) }
}

/** What tells a size from the others: its pack, with the name or the code where several have that pack. */
export function sizeName(size: Product, sizes: readonly Product[]): string {
  const { text } = size.pack
  const alike = sizes.filter(({ pack }) => pack.text === text)
  if (alike.length === 1 && text) return text
  const names = new Set(alike.map(({ name }) => name))
  return [names.size === alike.length ? size.name : `#${size.number}`, text]
    .filter(Boolean)
    .join(' · ')
}
