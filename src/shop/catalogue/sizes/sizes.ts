import type { Product } from '../product.ts'

/** All sizes of a product, the smallest first; itself alone when it has no others. */
export const sizesOf = (product: Product): readonly Product[] => product.sizes ?? [product]

/** What tells a size from the others: its pack, with the number of the product where several have that pack. */
export const sizeName = ({ pack: { text }, number }: Product, sizes: readonly Product[]): string =>
  text && sizes.filter(({ pack }) => pack.text === text).length < 2 ? text : `${text} #${number}`

/** Of the reviews of all sizes together. Sums are worked back from averages: exact below ten reviews of a size. */
export function ratingOf(product: Product): Product['rating'] {
  let [stars, count] = [0, 0]
  for (const { rating } of sizesOf(product)) {
    stars += rating ? Math.round(rating.average * rating.count) : 0
    count += rating?.count ?? 0
  }
  return count === 0 ? null : { average: Math.round((stars / count) * 10) / 10, count }
}
