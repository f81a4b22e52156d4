import { levelsOf, type ProductDraft } from '../product-draft.ts'
import { isSoldOut, type Product } from '../product.ts'

type Named = Pick<ProductDraft, 'name' | 'brand' | 'categoryNames' | 'pack' | 'family'>

/**
 * What the sizes of one thing have in common: the family that was given to them, else name and brand,
 * in one category. Null for what has neither a family nor a pack: nothing would tell its sizes apart.
 */
export function familyOf({ name, brand, categoryNames, pack, family }: Named): string | null {
  const path = levelsOf(categoryNames).at(-1)?.path ?? ''
  if (family !== null) return `${path} | ${family}`
  return pack.trim() === '' ? null : `${path} | ${name} | ${brand}`
}

/**
 * One card for a family, of all its sizes: the one that was found leads, unless it is sold out and another is
 * not; then the smallest of those that can be had.
 */
export function ledBy(found: Product, family: readonly Product[]): Product {
  if (family.length < 2) return found
  const sizes = family.toSorted(bySize)
  const lead = isSoldOut(found) ? (sizes.find((one) => !isSoldOut(one)) ?? found) : found
  return { ...lead, sizes }
}

/** A product with all sizes of its family, the smallest first. */
export const among = (product: Product, family: readonly Product[]): Product =>
  family.length < 2 ? product : { ...product, sizes: family.toSorted(bySize) }

/** The smallest first; what is not measured comes last, in the order of its number. */
const bySize = (a: Product, b: Product) =>
  unitOf(a) - unitOf(b) || (a.pack.amount ?? 0) - (b.pack.amount ?? 0) || a.number - b.number

const units: readonly unknown[] = ['g', 'ml', 'm', 'pcs', null]
const unitOf = ({ pack }: Product) => units.indexOf(pack.unit)
