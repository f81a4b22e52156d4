import type { DemoProduct } from '../types.ts'
import { colourNamed, colourSlug } from './colours.ts'
import { productPicture } from './product.ts'

/** One picture to be made: `key` is its path under demo/pictures, without the ending. */
export type Job = { key: string; svg: string; widths: readonly number[] }

const widths = [320, 160]

export function productJobs(product: DemoProduct): Job[] {
  const key = `products/${product.sku}`
  const inColours = (product.colours ?? []).map((colour) => ({
    key: `${key}--${colourSlug(colour)}`,
    svg: productPicture(product, colourNamed(colour)),
    widths,
  }))
  return [{ key, svg: productPicture(product), widths }, ...inColours]
}
