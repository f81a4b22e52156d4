import {
  isSameAt,
  listedAt,
  type ListedProduct,
  type ListedRow,
  timesOf,
} from './listed-product.ts'

/** The products whose prices or offers change by themselves, at one moment. */
export function openTimedProducts() {
  const timed = new Set<ListedProduct>()
  let now = 0
  /** As long as the time is within, nothing changes by itself. */
  let unchanged = { from: -Infinity, until: Infinity }

  const note = (row: ListedRow) => {
    for (const time of timesOf(row)) {
      if (time <= now) unchanged.from = Math.max(unchanged.from, time)
      else unchanged.until = Math.min(unchanged.until, time)
    }
  }
  const begin = (at: number) => {
    now = at
    unchanged = { from: -Infinity, until: Infinity }
    for (const { row } of timed) note(row)
  }

  return {
    /** The moment (milliseconds UTC). */
    now: () => now,
    begin,
    /** Notes when a product changes that is new or another. */
    note,
    add(one: ListedProduct) {
      if (timesOf(one.row).length > 0) timed.add(one)
    },
    remove: (one: ListedProduct) => void timed.delete(one),
    /** Which are others at another moment, and what they are then. */
    moveTo(at: number): (readonly [before: ListedProduct, now: ListedProduct])[] {
      if (at >= unchanged.from && at < unchanged.until) return []
      begin(at)
      return [...timed]
        .map((one) => [one, listedAt(one.row, at, one.place)] as const)
        .filter(([before, after]) => !isSameAt(before, after))
    },
  }
}
