import type { ListedProduct } from './listed-product.ts'

/** The published products of a shelf by `_id`, in the order of arrival, and how many of each family. */
type Shelf = {
  products: Map<string, ListedProduct>
  families: Map<string, number>
  inFamilies: number
}

/** What stands on each lowest shelf: counts are kept, so that the tree of categories counts nothing. */
export function openShelves() {
  const shelves = new Map<string, Shelf>()

  const shelfOf = (path: string): Shelf => {
    const known = shelves.get(path)
    if (known !== undefined) return known
    const made: Shelf = { products: new Map(), families: new Map(), inFamilies: 0 }
    shelves.set(path, made)
    return made
  }
  const count = (shelf: Shelf, key: string | null, change: number) => {
    if (key === null) return
    const { families } = shelf
    shelf.inFamilies += change
    const left = (families.get(key) ?? 0) + change
    if (left === 0) families.delete(key)
    else families.set(key, left)
  }

  return {
    /** Puts one in the place of the other; a product that stays on its shelf keeps its place there. */
    replace(gone: ListedProduct | undefined, come: ListedProduct | undefined) {
      if (gone !== undefined) {
        const shelf = shelfOf(gone.row.category_path)
        count(shelf, gone.row.family_key, -1)
        if (come?.row.category_path !== gone.row.category_path) shelf.products.delete(gone.row.id)
      }
      if (come !== undefined) {
        const shelf = shelfOf(come.row.category_path)
        count(shelf, come.row.family_key, 1)
        shelf.products.set(come.row.id, come)
      }
    },
    on: (path: string): Iterable<ListedProduct> => shelves.get(path)?.products.values() ?? [],
    /** What stands on these shelves and on those below them. */
    under(paths: readonly string[]): ListedProduct[] {
      const isBelow = (path: string) =>
        paths.some((above) => path === above || path.startsWith(`${above}/`))
      return [...shelves].flatMap(([path, { products }]) =>
        isBelow(path) ? [...products.values()] : [],
      )
    },
    /** Products, and families with each product that has none. */
    count(path: string): { products: number; families: number } {
      const shelf = shelves.get(path)
      if (shelf === undefined) return { products: 0, families: 0 }
      const products = shelf.products.size
      return { products, families: products - shelf.inFamilies + shelf.families.size }
    },
  }
}
