import type { Product } from '../product.ts'

/** All sizes of a product, the smallest first; itself alone when it has no others. */
export const sizesOf = (product: Product): readonly Product[] => product.sizes ?? [product]

/** What tells a size from the others: its pack, with the number of the product where several have that pack. */
export const sizeName = ({ pack: { text }, number }: Product, sizes: readonly Product[]): string =>
  text && sizes.filter(({ pack }) => pack.text === text).length < 2 ? text : `${text} #${number}`
