import type { ListedProduct } from './listed-product.ts'

/** The products of each family; of most there is one, which is kept without a set of its own. */
export function openFamilies() {
  const families = new Map<string, ListedProduct | Set<ListedProduct>>()

  return {
    add(one: ListedProduct) {
      const { family_key: key } = one.row
      if (key === null) return
      const others = families.get(key)
      if (others === undefined) families.set(key, one)
      else if (others instanceof Set) others.add(one)
      else families.set(key, new Set([others, one]))
    },
    remove(one: ListedProduct) {
      const { family_key: key } = one.row
      if (key === null) return
      const members = families.get(key)
      if (members === one) families.delete(key)
      else if (members instanceof Set && members.delete(one) && members.size === 0)
        families.delete(key)
    },
    /** Null: fewer than two. */
    several(key: string): ReadonlySet<ListedProduct> | null {
      const members = families.get(key)
      return members instanceof Set && members.size > 1 ? members : null
    },
    of(key: string): Iterable<ListedProduct> {
      const members = families.get(key)
      return members === undefined ? [] : members instanceof Set ? members : [members]
    },
  }
}
