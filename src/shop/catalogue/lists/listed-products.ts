import { openFacetColumns } from './facet-columns.ts'
import {
  isSameAt,
  isSameRow,
  listedAt,
  type ListedProduct,
  listedRowOf,
  type ListedRow,
  timesOf,
} from './listed-product.ts'
import { openShelves } from './shelves.ts'

/** What goes, and what comes in its place. */
export type Replaced = readonly [gone: ListedProduct | undefined, come: ListedProduct | undefined]

/** All published products, their families and shelves, with the prices of a moment. */
export function openListedProducts() {
  const byId = new Map<string, ListedProduct>()
  const families = new Map<string, Set<ListedProduct>>()
  const shelves = openShelves()
  const columns = openFacetColumns()
  const timed = new Set<ListedProduct>()
  /** What was read and is not replaced yet; null: published no more. */
  const noted = new Map<string, ListedRow | null>()
  let pricesAt = 0
  /** As long as the time is within, no price changes by itself. */
  let unchanged = { from: -Infinity, until: Infinity }

  const add = (one: ListedProduct) => {
    const { id, family_key: key } = one.row
    byId.set(id, one)
    if (timesOf(one.row).length > 0) timed.add(one)
    if (key !== null) families.set(key, (families.get(key) ?? new Set()).add(one))
  }
  const takeOut = (one: ListedProduct) => {
    const { id, family_key: key } = one.row
    byId.delete(id)
    timed.delete(one)
    const family = families.get(key ?? '')
    family?.delete(one)
    if (family?.size === 0) families.delete(key ?? '')
  }
  const noteTimes = (row: ListedRow) => {
    for (const time of timesOf(row)) {
      if (time <= pricesAt) unchanged.from = Math.max(unchanged.from, time)
      else unchanged.until = Math.min(unchanged.until, time)
    }
  }

  return {
    get: (id: string) => byId.get(id),
    values: () => byId.values(),
    familyOf: (key: string) => families.get(key),
    shelves,
    columns,
    put(row: ListedRow) {
      const known = byId.get(row.id)
      if (known !== undefined && isSameRow(known.row, row)) noted.delete(row.id)
      else noted.set(row.id, listedRowOf(row))
    },
    remove: (id: string) => void noted.set(id, null),
    /** What was noted since the last time, with the prices of the moment at which all others are. */
    takeNoted(): Replaced[] {
      const pairs = [...noted].map(([id, row]): Replaced => {
        if (row !== null) noteTimes(row)
        const known = byId.get(id)
        return [known, row === null ? undefined : listedAt(row, pricesAt, known?.place ?? columns.take())] // prettier-ignore
      })
      noted.clear()
      return pairs
    },
    replace(pairs: readonly Replaced[]) {
      for (const [gone] of pairs) if (gone !== undefined) takeOut(gone)
      for (const [, come] of pairs) if (come !== undefined) add(come)
      for (const [gone, come] of pairs) {
        shelves.replace(gone, come)
        if (come !== undefined) columns.write(come)
        else if (gone !== undefined) columns.clear(gone.place)
      }
    },
    /** Whose price another moment changes (milliseconds UTC); they are still to be replaced. */
    moveTo(at: number): Replaced[] {
      if (at >= unchanged.from && at < unchanged.until) return []
      pricesAt = at
      unchanged = { from: -Infinity, until: Infinity }
      for (const { row } of timed) noteTimes(row)
      return [...timed]
        .map((one) => [one, listedAt(one.row, at, one.place)] as const)
        .filter(([before, now]) => !isSameAt(before, now))
    },
  }
}
export type ListedProducts = ReturnType<typeof openListedProducts>
