import type { Product } from '#shop/catalogue/product.ts'

/** The pictures of a product, each once, that of its cards first. */
export const viewsOf = ({ picture, pictures }: Pick<Product, 'picture' | 'pictures'>) =>
  [...new Set([picture, ...pictures])].filter((one, index) => one !== null || index === 0)

/** The place after so many steps; it stops at both ends. */
export const nextOf = (at: number, step: number, count: number) =>
  Math.min(count - 1, Math.max(0, at + step))

const least = 40

/** Which way a finger went, in pixels from the left; 0: it only touched. */
export const swipeOf = (from: number, to: number) =>
  Math.abs(to - from) < least ? 0 : to < from ? 1 : -1
