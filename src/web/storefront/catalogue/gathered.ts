import type { Product } from '#shop/catalogue/product.ts'

// Products above each page that "Load more" added: in memory, so that Back restores all of them.
const above = new Map<string, readonly Product[]>()

export const saveAbove = (address: string, products: readonly Product[]) =>
  void above.set(address, products)

/** A page chosen by its number stands alone. */
export const clearAbove = () => above.clear()

/** A page's products after those that "Load more" stored, without duplicates. */
export function gathered(address: string, page: readonly Product[]): readonly Product[] {
  const before = above.get(address)
  if (before === undefined) return page
  const here = new Set(page.map(({ id }) => id))
  return [...before.filter(({ id }) => !here.has(id)), ...page]
}
