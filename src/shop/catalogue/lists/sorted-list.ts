import type { Compare } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** From so many changes on, going through the whole list once is quicker than moving its parts. */
const many = 100

/** A list without the products that are gone and with those that have come, in its order; both are few beside it. */
export function withChanges(
  list: ListedProduct[],
  compare: Compare,
  gone: readonly ListedProduct[],
  come: readonly ListedProduct[],
): ListedProduct[] {
  if (gone.length + come.length > many) return merged(list, compare, gone, come)
  for (const one of gone) {
    const at = placeOf(list, compare, one)
    if (list[at] === one) list.splice(at, 1)
  }
  for (const one of come) list.splice(placeOf(list, compare, one), 0, one)
  return list
}

function merged(
  list: readonly ListedProduct[],
  compare: Compare,
  gone: readonly ListedProduct[],
  come: readonly ListedProduct[],
) {
  const left = new Set<number>()
  for (const one of gone) {
    const at = placeOf(list, compare, one)
    if (list[at] === one) left.add(at)
  }
  const result: ListedProduct[] = []
  let next = 0
  const copyUpTo = (end: number) => {
    for (; next < end; next += 1) {
      const one = list[next]
      if (one !== undefined && !left.has(next)) result.push(one)
    }
  }
  for (const one of come.toSorted(compare)) {
    copyUpTo(placeOf(list, compare, one))
    result.push(one)
  }
  copyUpTo(list.length)
  return result
}

/** Where it stands, or would stand. */
function placeOf(list: readonly ListedProduct[], compare: Compare, one: ListedProduct) {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = list[middle]
    if (other !== undefined && compare(other, one) < 0) from = middle + 1
    else to = middle
  }
  return from
}

const chunk = 4096

/** As `toSorted`, with a pause for others after each few milliseconds. */
export async function sortedInTurns(
  all: readonly ListedProduct[],
  compare: Compare,
  yieldToEventLoop: () => Promise<void>,
): Promise<ListedProduct[]> {
  let runs: (readonly ListedProduct[])[] = []
  for (let from = 0; from < all.length; from += chunk) {
    runs.push(all.slice(from, from + chunk).toSorted(compare))
    await yieldToEventLoop()
  }
  while (runs.length > 1) {
    const longer: ListedProduct[][] = []
    for (let at = 0; at < runs.length; at += 2)
      longer.push(
        await mergedInTurns(runs[at] ?? [], runs[at + 1] ?? [], compare, yieldToEventLoop),
      )
    runs = longer
  }
  return [...(runs[0] ?? [])]
}

async function mergedInTurns(
  left: readonly ListedProduct[],
  right: readonly ListedProduct[],
  compare: Compare,
  yieldToEventLoop: () => Promise<void>,
): Promise<ListedProduct[]> {
  const result: ListedProduct[] = []
  let [at, other] = [0, 0]
  for (;;) {
    if (result.length % (4 * chunk) === 0) await yieldToEventLoop()
    const [first, second] = [left[at], right[other]]
    if (first === undefined && second === undefined) return result
    if (second === undefined || (first !== undefined && compare(first, second) <= 0)) {
      if (first !== undefined) result.push(first)
      at += 1
    } else {
      result.push(second)
      other += 1
    }
  }
}
