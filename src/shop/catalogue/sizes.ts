import type { Product } from './product.ts'

/** All sizes of a product, the smallest first; itself alone when it has no others. */
export const sizesOf = (product: Product): readonly Product[] => product.sizes ?? [product]

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
