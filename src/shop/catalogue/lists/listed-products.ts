import { openFacetColumns } from './facet-columns.ts'
import {
  isSameRow,
  listedAt,
  type ListedProduct,
  listedRowOf,
  type ListedRow,
} from './listed-product.ts'
import { openFamilies } from './family-members.ts'
import { openCategoryProducts } from './category-products.ts'
import { openTimedProducts } from './timed-products.ts'

/** What goes, and what comes in its place. */
export type Replaced = readonly [gone: ListedProduct | undefined, come: ListedProduct | undefined]

/** All published products, their families and categories, with the prices of a moment. */
export function openListedProducts() {
  const byId = new Map<string, ListedProduct>()
  const families = openFamilies()
  const categories = openCategoryProducts()
  const columns = openFacetColumns()
  const timed = openTimedProducts()
  /** What was read and is not replaced yet; null: published no more. */
  const pending = new Map<string, ListedRow | null>()

  const add = (one: ListedProduct) => {
    byId.set(one.row.id, one)
    timed.add(one)
    families.add(one)
  }
  const takeOut = (one: ListedProduct) => {
    byId.delete(one.row.id)
    timed.remove(one)
    families.remove(one)
  }
  return {
    get: (id: string) => byId.get(id),
    values: () => byId.values(),
    families,
    categories,
    columns,
    put(row: ListedRow) {
      const known = byId.get(row.id)
      if (known !== undefined && isSameRow(known.row, row)) pending.delete(row.id)
      else pending.set(row.id, listedRowOf(row))
    },
    remove: (id: string) => void pending.set(id, null),
    pricesAt: timed.now,
    /** Takes many into lists that are empty, with the prices of a moment (milliseconds UTC). */
    fill(rows: Iterable<ListedRow>, at: number): ListedProduct[] {
      timed.begin(at)
      return Array.from(rows, (row) => {
        const one = listedAt(listedRowOf(row), at, columns.take())
        timed.note(row)
        add(one)
        categories.replace(undefined, one)
        columns.write(one)
        return one
      })
    },
    /** What was noted since the last time, with the prices of the moment at which all others are. */
    takePending(): Replaced[] {
      const pairs = [...pending].map(([id, row]): Replaced => {
        if (row !== null) timed.note(row)
        const known = byId.get(id)
        return [known, row === null ? undefined : listedAt(row, timed.now(), known?.place ?? columns.take())] // prettier-ignore
      })
      pending.clear()
      return pairs
    },
    replace(pairs: readonly Replaced[]) {
      for (const [gone] of pairs) if (gone !== undefined) takeOut(gone)
      for (const [, come] of pairs) if (come !== undefined) add(come)
      for (const [gone, come] of pairs) {
        categories.replace(gone, come)
        if (come !== undefined) columns.write(come)
        else if (gone !== undefined) columns.clear(gone.place)
      }
    },
    /** Whose price another moment changes (milliseconds UTC); they are still to be replaced. */
    moveTo: (at: number): Replaced[] => timed.moveTo(at),
  }
}
export type ListedProducts = ReturnType<typeof openListedProducts>
