import type { Product } from '#shop/catalogue/product.ts'

// What stood above each page that "Load more" led to: in memory, so that Back finds all of it again.
const above = new Map<string, readonly Product[]>()

/** Notes what is shown before the page at `address` is added below it. */
export const keepAbove = (address: string, products: readonly Product[]) =>
  void above.set(address, products)

/** Somebody has chosen a page by its number: it stands alone. */
export const forgetAbove = () => above.clear()

/** The products of one page below those that "Load more" has kept; none of them twice. */
export function gathered(address: string, page: readonly Product[]): readonly Product[] {
  const before = above.get(address)
  if (before === undefined) return page
  const here = new Set(page.map(({ id }) => id))
  return [...before.filter(({ id }) => !here.has(id)), ...page]
}
