import type { FacetColumns } from './facet-columns.ts'
import type { FacetName } from './facets.ts'
import type { TextCount } from './filters.ts'
import { byCodePoint } from './list-order.ts'

/** Of the bits that a product counts for. */
const maxBits = 11

/** So many texts of a facet are counted in an answer. */
const maxTexts = 50

/** Counts cards: a family once for each thing that one of its sizes counts for. */
export function makeTally(columns: FacetColumns) {
  const families = columns.familyCount()
  /** How many have exactly these bits. */
  const having = new Uint32Array(1 << maxBits)
  const familyBits = new Uint32Array(families)
  /** Families that count for something. */
  const touched = new Int32Array(families)
  const inCategory = new Uint32Array(columns.categoryPaths.length)
  const hasCategory = new Uint8Array(families)
  let touchedCount = 0
  return {
    add(family: number, bits: number) {
      if (bits === 0) return
      if (family === -1) {
        having[bits] = (having[bits] ?? 0) + 1
        return
      }
      const before = familyBits[family] ?? 0
      if (before === 0) touched[touchedCount++] = family
      familyBits[family] = before | bits
    },
    /** All sizes of a family have one category. */
    addToCategory(family: number, category: number) {
      if (family !== -1) {
        if (hasCategory[family] === 1) return
        hasCategory[family] = 1
      }
      inCategory[category] = (inCategory[category] ?? 0) + 1
    },
    /** How many cards have a bit, when all was added. */
    end(): (bit: number) => number {
      for (const family of touched.subarray(0, touchedCount)) {
        const bits = familyBits[family] ?? 0
        having[bits] = (having[bits] ?? 0) + 1
      }
      return (bit) => having.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count))
    },
    categories: (): ReadonlyMap<string, number> =>
      new Map(
        columns.categoryPaths.flatMap((path, category) => {
          const count = inCategory[category] ?? 0
          return count === 0 ? [] : [[path, count] as const]
        }),
      ),
  }
}

/** Counts cards by the texts of a facet. */
export function makeTextTally(columns: FacetColumns, facet: FacetName) {
  const texts = columns.textsOf(facet)
  const counts = new Uint32Array(texts.length)
  /** The number and 1 of the first text that was counted of a family. */
  const first = new Int32Array(columns.familyCount())
  /** Of families with several texts: the number of each, and which family. */
  const further = new Set<number>()
  return {
    add(family: number, text: number) {
      if (text === -1) return
      if (family !== -1) {
        const known = first[family] ?? 0
        if (known === text + 1) return
        if (known === 0) first[family] = text + 1
        else {
          const other = family * counts.length + text
          if (further.has(other)) return
          further.add(other)
        }
      }
      counts[text] = (counts[text] ?? 0) + 1
    },
    /** The most frequent, and those that are named. */
    found(named: readonly string[]): TextCount[] {
      const least = Math.max(1, counts.toSorted().at(-maxTexts) ?? 0)
      const wanted = new Set(named.map((name) => columns.numberOf(facet, name)))
      const found: (TextCount & { text: number })[] = []
      for (const [text, name] of texts.entries()) {
        const count = counts[text] ?? 0
        if (count >= least || (count > 0 && wanted.has(text))) found.push({ name, count, text })
      }
      return found
        .toSorted((a, b) => b.count - a.count || byCodePoint(a.name, b.name))
        .filter(({ text }, rank) => rank < maxTexts || wanted.has(text))
        .map(({ name, count }) => ({ name, count }))
    },
  }
}
