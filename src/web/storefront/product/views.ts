import type { Product } from '#shop/catalogue/product.ts'

/** Distinct pictures of a product, the card's first. */
export const viewsOf = ({ picture, pictures }: Pick<Product, 'picture' | 'pictures'>) =>
  [...new Set([picture, ...pictures])].filter((one, index) => one !== null || index === 0)

/** Clamped at both ends. */
export const nextOf = (at: number, step: number, count: number) =>
  Math.min(count - 1, Math.max(0, at + step))

const minSwipe = 40

/** Swipe direction from x coordinates in pixels; 0 for a tap. */
export const swipeOf = (from: number, to: number) =>
  Math.abs(to - from) < minSwipe ? 0 : to < from ? 1 : -1
