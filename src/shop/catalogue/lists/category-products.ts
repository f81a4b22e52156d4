import type { ListedProduct } from './listed-product.ts'

/** Published products of an item category by `_id`, in the order they were added, with a count per family. */
type CategoryProducts = {
  products: Map<string, ListedProduct>
  families: Map<string, number>
  inFamilies: number
}

/** The products of each item category, with counts, so that the category tree needs none. */
export function openCategoryProducts() {
  const categories = new Map<string, CategoryProducts>()

  const categoryOf = (path: string): CategoryProducts => {
    const known = categories.get(path)
    if (known !== undefined) return known
    const made: CategoryProducts = { products: new Map(), families: new Map(), inFamilies: 0 }
    categories.set(path, made)
    return made
  }
  const count = (category: CategoryProducts, key: string | null, change: number) => {
    if (key === null) return
    const { families } = category
    category.inFamilies += change
    const left = (families.get(key) ?? 0) + change
    if (left === 0) families.delete(key)
    else families.set(key, left)
  }

  return {
    /** Puts one in the place of the other; a product that stays in its category keeps its place there. */
    replace(gone: ListedProduct | undefined, come: ListedProduct | undefined) {
      if (gone !== undefined) {
        const category = categoryOf(gone.row.category_path)
        count(category, gone.row.family_key, -1)
        if (come?.row.category_path !== gone.row.category_path)
          category.products.delete(gone.row.id)
      }
      if (come !== undefined) {
        const category = categoryOf(come.row.category_path)
        count(category, come.row.family_key, 1)
        category.products.set(come.row.id, come)
      }
    },
    on: (path: string): Iterable<ListedProduct> => categories.get(path)?.products.values() ?? [],
    /** The products of these categories and those below. */
    under(paths: readonly string[]): ListedProduct[] {
      const isBelow = (path: string) =>
        paths.some((above) => path === above || path.startsWith(`${above}/`))
      return [...categories].flatMap(([path, { products }]) =>
        isBelow(path) ? [...products.values()] : [],
      )
    },
    /** Products, and families with each product that has none. */
    count(path: string): { products: number; families: number } {
      const category = categories.get(path)
      if (category === undefined) return { products: 0, families: 0 }
      const products = category.products.size
      return { products, families: products - category.inFamilies + category.families.size }
    },
  }
}
